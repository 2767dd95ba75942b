import type { PaymentEventRecord } from '../../../api/payments/list-payment-events.ts'
import type { LedgerRecord } from '../../../api/payments/list-payments.ts'
import type { PaymentKind } from '../../../domain/payments/passes.ts'
import {
  amountText,
  outcomeLabels,
  passName,
  paymentKindLabels,
} from '../../../locales/en/payments.ts'
import { adminPaymentWords } from '../../../locales/en/screens/admin/payments.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { shortMoment } from '../shell/short-dates.ts'
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

const column = tableColumnsOf<LedgerRecord>()

export const paymentColumns = column.columns([
  column.accessor('at', {
    header: adminPaymentWords.time,
    meta: { rowHeader: true, cell: 'whitespace-nowrap font-medium' },
    cell: ({ getValue }) => shortMoment(getValue()),
  }),
  column.accessor('kind', {
    header: adminPaymentWords.kind,
    cell: ({ getValue }) => (
      <StageBadge tone={tones[getValue()]}>{paymentKindLabels[getValue()]}</StageBadge>
    ),
  }),
  column.accessor(({ user }) => user?.name ?? '', {
    id: 'user',
    header: adminPaymentWords.user,
    meta: { cell: 'rest' },
    cell: ({ row: { original } }) => (
      <UserCell user={original.user} nobody={adminPaymentWords.erasedAccount} />
    ),
  }),
  column.accessor(({ plan, days }) => passName(plan, days), {
    id: 'pass',
    header: adminPaymentWords.pass,
  }),
  column.accessor(({ amount, currency }) => amountText(amount, currency), {
    id: 'amount',
    header: adminPaymentWords.amount,
    meta: { cell: 'whitespace-nowrap tabular-nums' },
  }),
  column.accessor(({ reference }) => reference, {
    id: 'reference',
    header: adminPaymentWords.reference,
    meta: { cell: 'max-w-44 truncate font-mono text-xs', isMinor: true },
  }),
  column.accessor(({ reason }) => reason ?? '–', {
    id: 'reason',
    header: adminPaymentWords.reason,
    meta: { cell: 'max-w-44 truncate', isMinor: true },
  }),
])

const eventColumn = tableColumnsOf<PaymentEventRecord>()

export const paymentEventColumns = eventColumn.columns([
  eventColumn.accessor('at', {
    header: adminPaymentWords.time,
    meta: { rowHeader: true, cell: 'whitespace-nowrap font-medium' },
    cell: ({ getValue }) => shortMoment(getValue()),
  }),
  eventColumn.accessor('event', {
    header: adminPaymentWords.event,
    meta: { cell: 'rest truncate' },
  }),
  eventColumn.accessor(
    ({ outcome }) => (outcome ? outcomeLabels[outcome] : adminPaymentWords.waits),
    {
      id: 'outcome',
      header: adminPaymentWords.whatCameOf,
      meta: { cell: 'rest truncate' },
    },
  ),
  eventColumn.accessor(({ reference }) => reference ?? '–', {
    id: 'reference',
    header: adminPaymentWords.reference,
    meta: { cell: 'max-w-44 truncate font-mono text-xs', isMinor: true },
  }),
  eventColumn.accessor(({ amount }) => (amount === null ? '–' : amountText(amount)), {
    id: 'amount',
    header: adminPaymentWords.amount,
    meta: { cell: 'whitespace-nowrap tabular-nums' },
  }),
  eventColumn.accessor('deliveries', { header: adminPaymentWords.times }),
])
