import type { PaymentEventRecord } from '../../../api/payments/list-payment-events.ts'
import type { LedgerRecord } from '../../../api/payments/list-payments.ts'
import type { PaymentKind } from '../../../domain/payments/passes.ts'
import {
  amountText,
  outcomeLabels,
  passName,
  paymentKindLabels,
} from '../../../locales/en/payments.ts'
import { adminPaymentWords as words } from '../../../locales/en/screens/admin/payments.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { rowCell, timeName } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { UserCell } from '../users/UserCell.tsx'

const tones: Record<PaymentKind, StageTone> = {
  payment: 'good',
  renewal: 'good',
  grant: 'brand',
  refund: 'bad',
  dispute: 'bad',
  'dispute-won': 'good',
}

const amountMeta = { cell: 'whitespace-nowrap tabular-nums' }
const referenceMeta = { cell: 'max-w-44 truncate font-mono text-xs', isMinor: true }

const column = tableColumnsOf<LedgerRecord>()

export const paymentColumns = column.columns([
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
  column.accessor(({ amount, currency }) => amountText(amount, currency), {
    id: 'amount',
    header: words.amount,
    meta: amountMeta,
  }),
  column.accessor('reference', { header: words.reference, meta: referenceMeta }),
  column.accessor(({ reason }) => reason ?? '–', {
    id: 'reason',
    header: words.reason,
    meta: { cell: 'max-w-44 truncate', isMinor: true },
  }),
])

const eventColumn = tableColumnsOf<PaymentEventRecord>()
const eventMeta = { cell: 'rest truncate' }

export const paymentEventColumns = eventColumn.columns([
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
  eventColumn.accessor(({ amount }) => (amount === null ? '–' : amountText(amount)), {
    id: 'amount',
    header: words.amount,
    meta: amountMeta,
  }),
  eventColumn.accessor('deliveries', { header: words.times }),
])
