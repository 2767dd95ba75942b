import { Download } from 'lucide-react'
import { getReceipt } from '../../api/payments/get-receipt.ts'
import type { PaymentRecord } from '../../api/payments/payments-record.ts'
import {
  amountText,
  channelName,
  passName,
  paymentKindLabels,
  planCardText,
} from '../../locales/en/payments.ts'
import { Button } from '../../ui/Button.tsx'
import { download } from '../forms/download.ts'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { call } from '../session.ts'
import { dateOf } from '../shell/dates.ts'

/** All payments of the user, with their receipts. */
export function PaymentList({ payments }: { payments: readonly PaymentRecord[] }) {
  return (
    <section aria-labelledby="payments" className="mt-6">
      <h3 id="payments" className="font-semibold">
        Payments
      </h3>
      {payments.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{planCardText.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Payment({ payment }: { payment: PaymentRecord }) {
  const { kind, plan, days, amount, currency, channel, at, reference, hasReceipt } = payment
  const what = passName(plan, days)
  return (
    <li className="grid gap-1 py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3 font-medium">
        <span>{what}</span>
        <span className="tabular-nums">
          {kind === 'grant' ? paymentKindLabels.grant : amountText(amount, currency)}
        </span>
      </p>
      <p className="text-muted">
        {paymentKindLabels[kind]}, {dateOf(at)}
        {hasReceipt && `, ${channelName(channel).toLowerCase()}`}
      </p>
      {hasReceipt && <Receipt reference={reference} about={`${what}, ${dateOf(at)}`} />}
    </li>
  )
}

function Receipt({ reference, about }: { reference: string; about: string }) {
  const { busy, press } = useBusyAction(async () => {
    download(`toju-receipt-${reference}.pdf`, await call(getReceipt, { reference }))
  })
  return (
    <div>
      <Button variant="quiet" busy={busy} onClick={press}>
        <Download aria-hidden="true" />
        Receipt<span className="sr-only"> for {about}</span>
      </Button>
    </div>
  )
}
