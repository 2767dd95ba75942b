import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { assetKindOf, ownerChecklist, whatNotToDo } from '../../../domain/assets/owner-checklist.ts'
import {
  stepMessages,
  trackingQuestion,
  warningMessages,
} from '../../../locales/en/owner-checklist.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { LinkedText } from '../../../ui/LinkedText.tsx'
import { paths } from '../../paths.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { useToggleStep } from '../assets/use-toggle-step.ts'
import { assetQuery } from '../queries.ts'

/** Next steps for this category and status. The server stores the ticks with the report. */
export function OwnerChecklist({ report }: { report: ReportRecord }) {
  const asset = useQuery(assetQuery(report.assetId, useQueryClient()))
  const { isDone, mark } = useToggleStep(report)

  return (
    <Card>
      <h2 className="text-xl">{reportWords.nextSteps}</h2>
      <QueryBoundary query={asset} skeleton={<StepsSkeleton />}>
        {(asset) => {
          const kind = assetKindOf(asset)
          const steps = ownerChecklist(kind, report.status)
          const done = steps.filter(({ id }) => isDone(id)).length
          return (
            <>
              <p className="mt-1 mb-3 text-sm text-muted" aria-live="polite">
                {fill(reportWords.stepsDone, { done, count: steps.length })}
              </p>
              <ul className="grid divide-y divide-line">
                {steps.map(({ id }) => (
                  <li key={id} className="py-1">
                    <CheckboxField
                      checked={isDone(id)}
                      onChange={({ target }) => mark(id, target.checked)}
                      label={
                        <>
                          <span className="block font-semibold">{stepMessages[id].title}</span>
                          <span className="block break-words text-muted">
                            <LinkedText text={stepMessages[id].how} />
                          </span>
                        </>
                      }
                    />
                  </li>
                ))}
              </ul>
              {kind === 'phone' && report.status !== 'Found' && (
                <a
                  href={paths.trackMyPhone}
                  className="text-link mt-3 inline-flex min-h-11 items-center"
                >
                  {trackingQuestion}
                </a>
              )}
              <h3 className="mt-5 mb-2 text-base">{reportWords.whatNotToDo}</h3>
              <ul className="grid gap-2 text-sm">
                {whatNotToDo(kind, report.status).map((warning) => (
                  <li key={warning} className="flex gap-3">
                    <CircleX aria-hidden="true" className="mt-0.25 size-5 shrink-0 text-stolen" />
                    {warningMessages[warning]}
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </QueryBoundary>
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
