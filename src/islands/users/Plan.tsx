import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { PaymentRecord, PaymentsRecord } from '../../api/payments/payments.ts'
import { longDate } from '../../locales/en/dates.ts'
import {
  amountOnScreen,
  channelName,
  passName,
  paymentKindLabels,
  planCardText,
} from '../../locales/en/payments.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { download } from '../forms/download.ts'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { paths } from '../paths.ts'
import { call } from '../session.ts'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { showToast } from '../shell/toasts.ts'
import { useUser } from '../shell/user-context.ts'

/** The user’s plan. If plans can be bought: its end, the next plans and the payments. */
export function Plan() {
  const { currentPlanId } = useUser()
  return (
    <Card>
      <section aria-labelledby="plan">
        <h2 id="plan" className="text-xl">
          Plan
        </h2>
        <p className="mt-2">
          You are on the <strong className="font-semibold">{currentPlanId.name}</strong> plan.
        </p>
        <PlanDetails />
      </section>
    </Card>
  )
}

function PlanDetails() {
  const payments = useQuery(paymentsQuery)
  return (
    <QueryBoundary query={payments} skeleton={<Skeleton className="mt-5 h-11 w-full rounded-md" />}>
      {(record) => (
        <>
          <PlanDates {...record} />
          {record.isOpen ? <PlanActions {...record} /> : <ClosedActions />}
          {(record.isOpen || record.payments.length > 0) && (
            <PaymentList payments={record.payments} />
          )}
        </>
      )}
    </QueryBoundary>
  )
}

function PlanDates({ endsAt, next, renewal }: PaymentsRecord) {
  return (
    <div className="mt-1 grid gap-1 text-sm text-muted">
      {endsAt !== null && !renewal && <p>{planCardText.until({ date: longDate(endsAt) })}</p>}
      {endsAt !== null && renewal && <p>Until {longDate(endsAt)}.</p>}
      {next.map(({ plan, from, to }) => (
        <p key={from}>{planCardText.next({ plan, date: longDate(to) })}</p>
      ))}
      {renewal && <p>{planCardText.renews(renewal)}</p>}
    </div>
  )
}

/** While nothing can be bought, neither button does anything (spec §2). */
function ClosedActions() {
  return (
    <>
      <p id="plan-closed" className="mt-3 text-sm text-muted">
        {planCardText.closed}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" disabled aria-describedby="plan-closed">
          Upgrade
        </Button>
        <Button variant="secondary" disabled aria-describedby="plan-closed">
          Cancel subscription
        </Button>
      </div>
    </>
  )
}

function PlanActions({ plan, renewal }: PaymentsRecord) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => call('DELETE /payments/renewal', {}),
    onSuccess: ({ message }) => void showToast('success', message),
    onError: ({ message }) => void showToast('error', message),
    onSettled: () => client.invalidateQueries({ queryKey: paymentsQuery.queryKey }),
  })
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={paths.payment} className={buttonStyle({})}>
          {plan === 'Free' ? 'Upgrade' : 'Buy more time'}
        </a>
        {renewal && (
          <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
            End renewal
          </Button>
        )}
      </div>
      {!renewal && <p className="mt-3 text-sm text-muted">{planCardText.free}</p>}
    </>
  )
}

/** All payments of the user, with their receipts. */
function PaymentList({ payments }: { payments: readonly PaymentRecord[] }) {
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
        {kind !== 'grant' && (
          <span className="tabular-nums">{amountOnScreen(amount, currency)}</span>
        )}
      </p>
      <p className="text-muted">
        {paymentKindLabels[kind]}, {longDate(at)}
        {hasReceipt && `, ${channelName(channel).toLowerCase()}`}
      </p>
      {hasReceipt && <Receipt reference={reference} about={`${what}, ${longDate(at)}`} />}
    </li>
  )
}

function Receipt({ reference, about }: { reference: string; about: string }) {
  const { busy, press } = useBusyAction(async () => {
    download(
      `toju-receipt-${reference}.pdf`,
      await call('GET /payments/{reference}/receipt', { reference }),
    )
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

const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: async ({ signal }) => (await call('GET /payments', {}, { signal })).data,
})
