import { paymentSorts } from '../../../api/admin-lists.ts'
import type { LedgerRecord, PaymentEventRecord } from '../../../api/payments/payments.ts'
import type { PaymentKind } from '../../../domain/payments/passes.ts'
import {
  amountOnScreen,
  outcomeLabels,
  passName,
  paymentKindLabels,
} from '../../../locales/en/payments.ts'
import { adminPaymentWords as words } from '../../../locales/en/screens/admin/payments.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { call } from '../../session.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { paymentsList, paymentViews, viewOf } from '../lists.ts'
import { payments as route } from '../routes.ts'
import { rowCell, timeName } from '../table/columns/cells.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { ListFilter, ListSearch, NoResults, OwnerFilterNotice } from '../table/ListScreen.tsx'
import { adminList, unfiltered } from '../table/list.ts'
import { ExportButton } from '../table/view/ExportButton.tsx'
import { ListTools, toolsOf } from '../table/view/ListTools.tsx'
import { UserCell } from '../users/UserCell.tsx'

const paymentEventsList = adminList({
  key: 'payment-events',
  sorts: paymentSorts,
  filters: unfiltered,
  fetch: ({ sort, page, limit }, options) =>
    fetchRows('GET /admin/payments/events', 'events', { sort, page, limit }, options),
})

const tones: Record<PaymentKind, StageTone> = {
  payment: 'good',
  renewal: 'good',
  grant: 'brand',
  refund: 'bad',
  dispute: 'bad',
  'dispute-won': 'good',
}

const amountMeta = { cell: 'number' }
const referenceMeta = { cell: 'max-w-44 truncate font-mono text-xs named', isMinor: true }

const column = tableColumnsOf<LedgerRecord>()

const paymentColumns = column.columns([
  column.accessor('at', timeName(words.time)),
  column.accessor(
    'kind',
    rowCell(words.kind, ({ kind }: LedgerRecord) => (
      <StageBadge tone={tones[kind]}>{paymentKindLabels[kind]}</StageBadge>
    )),
  ),
  column.accessor(({ user }) => user?.name ?? '', {
    id: 'user',
    ...rowCell(
      words.user,
      ({ user }: LedgerRecord) => <UserCell user={user} nobody={words.erasedAccount} />,
      { cell: 'rest' },
    ),
  }),
  column.accessor(({ plan, days }) => passName(plan, days), { id: 'pass', header: words.pass }),
  column.accessor(({ amount, currency }) => (amount ? amountOnScreen(amount, currency) : ''), {
    id: 'amount',
    header: words.amount,
    meta: amountMeta,
  }),
  column.accessor('reference', { header: words.reference, meta: referenceMeta }),
  column.accessor(({ reason }) => reason ?? '', {
    id: 'reason',
    header: words.reason,
    meta: { cell: 'max-w-44 truncate named', isMinor: true },
  }),
])

const eventColumn = tableColumnsOf<PaymentEventRecord>()
const eventMeta = { cell: 'rest truncate' }

const paymentEventColumns = eventColumn.columns([
  eventColumn.accessor('at', timeName(words.time)),
  eventColumn.accessor('event', { header: words.event, meta: eventMeta }),
  eventColumn.accessor(({ outcome }) => (outcome ? outcomeLabels[outcome] : words.waits), {
    id: 'outcome',
    header: words.outcome,
    meta: eventMeta,
  }),
  eventColumn.accessor(({ reference }) => reference ?? '–', {
    id: 'reference',
    header: words.reference,
    meta: referenceMeta,
  }),
  eventColumn.accessor(({ amount }) => (amount === null ? '–' : amountOnScreen(amount)), {
    id: 'amount',
    header: words.amount,
    meta: amountMeta,
  }),
  eventColumn.accessor('deliveries', { header: words.times }),
])

const views = {
  name: 'show',
  legend: words.show,
  choices: paymentViews,
  initial: 'all',
  labels: { ...paymentKindLabels, all: words.everything, events: words.events },
} as const

const ledger = { caption: words.payments, list: paymentsList, columns: paymentColumns }
const events = {
  caption: words.events,
  list: paymentEventsList,
  columns: paymentEventColumns,
  empty: words.eventsEmpty,
}
const ledgerTools = toolsOf(ledger, null)
const eventTools = toolsOf(events, null)

/** The ledger of payments, and the events that the provider sent. */
export function ListPayments() {
  const search = route.useSearch()
  const { show: view, ...place } = search
  const show = viewOf(view)
  return (
    <>
      <ScreenHeader
        title={words.payments}
        action={
          <ListTools {...(show === 'events' ? eventTools : ledgerTools)} search={search}>
            <ExportButton name="payments" load={() => call('POST /admin/payments/export', {})} />
          </ListTools>
        }
      >
        {show === 'events' ? words.eventsIntro : words.paymentsIntro}
      </ScreenHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ListFilter {...views} chosen={show} />
        {show !== 'events' && <ListSearch label={words.searchByReference} search={search.search} />}
      </div>
      <OwnerFilterNotice id={search.owner} />
      {show === 'events' ? (
        <DataTable {...events} search={place} />
      ) : (
        <DataTable
          {...ledger}
          search={search}
          empty={search.search ? <NoResults /> : words.paymentsEmpty}
        />
      )}
    </>
  )
}
