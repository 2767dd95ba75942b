import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import type { ReportRecord } from '../../api/report-record.ts'
import { nextSteps, thingKindOf, whatNotToDo } from '../../domain/next-steps.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { assetQuery } from './queries.ts'
import { useMarkStep } from './use-mark-step.ts'

/** What to do now, by what it is and what happened to it; ticks are kept with the report. */
export function NextSteps({ report }: { report: ReportRecord }) {
  const asset = useQuery(assetQuery(report.assetId, useQueryClient()))
  const { isDone, mark } = useMarkStep(report)

  return (
    <Card>
      <h2 className="text-xl">Next steps</h2>
      <Loaded query={asset} skeleton={<StepsSkeleton />}>
        {(thing) => {
          const kind = thingKindOf(thing)
          const steps = nextSteps(kind, report.status)
          const done = steps.filter(({ id }) => isDone(id)).length
          return (
            <>
              <p className="mt-1 mb-3 text-sm text-muted" aria-live="polite">
                {done} of {steps.length} done
              </p>
              <ul className="grid divide-y divide-line">
                {steps.map(({ id, title, how }) => (
                  <li key={id} className="py-1">
                    <CheckboxField
                      checked={isDone(id)}
                      onChange={({ target }) => mark(id, target.checked)}
                      label={
                        <>
                          <span className="block font-semibold">{title}</span>
                          <span className="block break-words text-muted">{how}</span>
                        </>
                      }
                    />
                  </li>
                ))}
              </ul>
              <h3 className="mt-5 mb-2 text-base">What not to do</h3>
              <ul className="grid gap-2 text-sm">
                {whatNotToDo(kind, report.status).map((warning) => (
                  <li key={warning} className="flex gap-3">
                    <CircleX aria-hidden="true" className="mt-0.25 size-5 shrink-0 text-stolen" />
                    {warning}
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

function StepsSkeleton() {
  return (
    <div className="mt-4 grid gap-4">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-16 w-full rounded-md" />
      ))}
    </div>
  )
}
