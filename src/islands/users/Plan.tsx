import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useUser } from '../shell/user-context.ts'

/** The user's plan. The buttons do nothing yet (spec §2). */
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
        <div className="mt-5 flex flex-wrap gap-3">
          <Button disabled>Upgrade</Button>
          <Button variant="secondary" disabled>
            Cancel subscription
          </Button>
        </div>
      </section>
    </Card>
  )
}
