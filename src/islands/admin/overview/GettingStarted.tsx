import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { twoFactorQuery } from '../../auth/queries.ts'
import { paths } from '../../paths.ts'
import { useUser } from '../../shell/user-context.ts'
import { $tablePreferences, saveTablePreferences } from '../table/view/preferences.ts'

/** The first steps of a new admin, until the admin hides them. */
export function GettingStarted({ items }: { items: number }) {
  const { role } = useUser()
  const { isStarted } = useStore($tablePreferences)
  const { data } = useQuery(twoFactorQuery)
  if (isStarted || !data) return null
  const isSafe = data.since !== null || data.passkeys > 0
  const steps = [
    { text: adminOverviewWords.stepFactor, to: paths.adminSecurity, isDone: isSafe },
    { text: adminOverviewWords.stepReview, to: paths.adminItems, isDone: items === 0 },
    { text: adminOverviewWords.stepSearch, to: null, isDone: false },
    ...(role === 'super-admin'
      ? [{ text: adminOverviewWords.stepColleague, to: paths.adminNewUser, isDone: false }]
      : []),
  ]
  return (
    <Card className="grow basis-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{adminOverviewWords.firstSteps}</h2>
        <Button variant="quiet" onClick={() => saveTablePreferences({ isStarted: true })}>
          {adminOverviewWords.hideSteps}
        </Button>
      </div>
      <ol className="grid text-sm">
        {steps.map(({ text, to, isDone }) => (
          <li key={text} className="flex min-h-11 items-center gap-3">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-found" />
            ) : (
              <Circle aria-hidden="true" className="size-5 shrink-0 text-muted" />
            )}
            {to && !isDone ? (
              <Link to={to} className="text-link inline-flex min-h-11 items-center">
                {text}
              </Link>
            ) : (
              <span>
                {text}
                {isDone && <span className="sr-only"> ({adminOverviewWords.stepDone})</span>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
