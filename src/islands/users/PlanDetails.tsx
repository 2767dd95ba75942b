import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endRenewal } from '../../api/payments/end-renewal.ts'
import type { PaymentsRecord } from '../../api/payments/payments-record.ts'
import { planCardText } from '../../locales/en/payments.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { paths } from '../paths.ts'
import { call } from '../session.ts'
import { dateOf } from '../shell/dates.ts'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { showToast } from '../shell/toasts.ts'
import { PaymentList } from './PaymentList.tsx'
import { paymentsQuery } from './payments-query.ts'

export function PlanDetails() {
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
      {endsAt !== null && !renewal && <p>{planCardText.until({ date: dateOf(endsAt) })}</p>}
      {endsAt !== null && renewal && <p>Until {dateOf(endsAt)}.</p>}
      {next.map(({ plan, from, to }) => (
        <p key={from}>{planCardText.next({ plan, date: dateOf(to) })}</p>
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
        <Button disabled aria-describedby="plan-closed">
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
    mutationFn: () => call(endRenewal, {}),
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
