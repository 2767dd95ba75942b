import { firstStepsWords } from '../../locales/en/screens/dashboard/home.ts'
import { Card } from '../../ui/Card.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../shell/ButtonLink.tsx'
import { useWords } from '../words/use-words.ts'

/** Leads a user without assets to the first one. */
export function FirstSteps() {
  const words = useWords('firstStepsWords', firstStepsWords)
  return (
    <Card className="mb-8">
      <h2 className="text-xl">{words.title}</h2>
      <ol className="mt-4 grid gap-5 sm:grid-cols-3">
        <Step number={1} title={words.register} how={words.registerHow} />
        <Step number={2} title={words.label} how={words.labelHow} />
        <Step number={3} title={words.lost} how={words.lostHow} />
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={paths.newAsset} size="lg">
          {words.registerAction}
        </ButtonLink>
        <p className="text-sm text-muted">
          {words.business}{' '}
          <a href={paths.verifyBusiness} className="text-link inline-flex min-h-11 items-center">
            {words.businessAction}
          </a>
        </p>
      </div>
    </Card>
  )
}

function Step({ number, title, how }: { number: number; title: string; how: string }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand"
      >
        {number}
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{how}</span>
      </span>
    </li>
  )
}
