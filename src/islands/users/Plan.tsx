import { Suspense } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { lazyComponent } from '../shell/loading/lazy-component.ts'
import { useUser } from '../shell/user-context.ts'

const PlanDetails = lazyComponent(() => import('./PlanDetails.tsx'), 'PlanDetails')

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
        <Suspense fallback={<Skeleton className="mt-5 h-11 w-full rounded-md" />}>
          <PlanDetails />
        </Suspense>
      </section>
    </Card>
  )
}
