import { exportPayments } from '../../../api/payments/export-payments.ts'
import { paymentKindLabels } from '../../../locales/en/payments.ts'
import { adminPaymentWords as words } from '../../../locales/en/screens/admin/payments.ts'
import { call } from '../../session.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { payments as route } from '../routes.ts'
import { OwnerFilterNotice } from '../shell/OwnerFilterNotice.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListSearch } from '../table/ListSearch.tsx'
import { NoResults } from '../table/NoResults.tsx'
import { ExportButton } from '../table/view/ExportButton.tsx'
import { ListTools, toolsOf } from '../table/view/ListTools.tsx'
import { paymentColumns, paymentEventColumns } from './payment-columns.tsx'
import { paymentEventsList } from './payment-events-list.ts'
import { paymentViews, viewOf } from './payment-views.ts'
import { paymentsList } from './payments-list.ts'

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
        action={<ExportButton name="payments" load={() => call(exportPayments, {})} />}
      >
        {show === 'events' ? words.eventsIntro : words.paymentsIntro}
      </ScreenHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ListFilter {...views} chosen={show} />
        {show !== 'events' && <ListSearch label={words.searchByReference} search={search.search} />}
        <div className="ms-auto">
          <ListTools {...(show === 'events' ? eventTools : ledgerTools)} search={search} />
        </div>
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
