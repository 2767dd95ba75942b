import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import {
  assetKindOf,
  ownerChecklist,
  recentLossMs,
  type StepId,
  whatNotToDo,
} from '../../../domain/assets/owner-checklist.ts'
import {
  stepMessages,
  trackingWords,
  warningMessages,
} from '../../../locales/en/owner-checklist.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { LinkedText } from '../../../ui/LinkedText.tsx'
import { FoldingChevron } from '../../../ui/sections/FoldingChevron.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { assetQuery, cacheReportData, reportsQuery } from '../queries.ts'

/** Of the next steps, what cannot wait. */
const firstSteps = 3

/** Next steps for this category and status. The server stores the ticks with the report. */
export function OwnerChecklist({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords)
  const messages = useWords('stepMessages', stepMessages)
  const tracking = useWords('trackingWords', trackingWords)
  const warnings = useWords('warningMessages', warningMessages)
  const asset = useQuery(assetQuery(report.assetId, useQueryClient()))
  const { isDone, mark } = useToggleStep(report)
  const [isRecent] = useState(() => Date.now() - report.createdAt < recentLossMs)

  return (
    <Card>
      <QueryBoundary query={asset} skeleton={<StepsSkeleton />}>
        {(asset) => {
          const kind = assetKindOf(asset)
          const steps = ownerChecklist(kind, report.status)
          const done = steps.filter(({ id }) => isDone(id)).length
          const next = steps.find(({ id }) => !isDone(id))
          return (
            <details id="next-steps" ref={showIfNamed} open={isRecent} className="scroll-mt-20">
              <summary className="grid grid-cols-[1fr_auto] items-center gap-1">
                <h2 className="text-xl">{words.nextSteps}</h2>
                <FoldingChevron />
                <span className="col-span-2 text-sm text-muted" aria-live="polite">
                  {fill(words.stepsDone, { done, count: steps.length })}
                </span>
              </summary>
              {[
                { title: words.firstOfAll, group: steps.slice(0, firstSteps) },
                { title: words.afterThat, group: steps.slice(firstSteps) },
              ].map(({ title, group }) => (
                <Fragment key={title}>
                  {group.length > 0 && (
                    <h3 className="mt-4 text-sm font-semibold text-muted">{title}</h3>
                  )}
                  <ul className="grid divide-y divide-line">
                    {group.map(({ id }) => (
                      <li key={id} className="flex items-start gap-1">
                        <label className="-ms-3 grid size-11 shrink-0 place-items-center">
                          <input
                            aria-label={messages[id].title}
                            type="checkbox"
                            checked={isDone(id)}
                            onChange={({ target }) => mark(id, target.checked)}
                            className="size-5"
                          />
                        </label>
                        <details open={id === next?.id} className="min-w-0 grow text-sm">
                          <summary className="flex min-h-11 items-center justify-between gap-3 py-2 hover:text-brand">
                            <span className={isDone(id) ? 'text-muted' : 'font-semibold'}>
                              {messages[id].title}
                            </span>
                            <FoldingChevron />
                          </summary>
                          <p className="pb-3 break-words text-muted">
                            <LinkedText text={messages[id].how} />
                          </p>
                        </details>
                      </li>
                    ))}
                  </ul>
                </Fragment>
              ))}
              {kind === 'phone' && report.status !== 'Found' && (
                <a
                  href={paths.trackMyPhone}
                  className="text-link mt-3 inline-flex min-h-11 items-center"
                >
                  {tracking.question}
                </a>
              )}
              <h3 className="mt-5 mb-2 text-base">{words.whatNotToDo}</h3>
              <ul className="grid gap-2 text-sm">
                {whatNotToDo(kind, report.status).map((warning) => (
                  <li key={warning} className="flex gap-3">
                    <CircleX aria-hidden="true" className="mt-0.25 size-5 shrink-0 text-stolen" />
                    {warnings[warning]}
                  </li>
                ))}
              </ul>
            </details>
          )
        }}
      </QueryBoundary>
    </Card>
  )
}

/** The page does not show by itself what comes after it has loaded. */
function showIfNamed(part: HTMLElement | null) {
  if (part && location.hash === `#${part.id}`) part.scrollIntoView()
}

function StepsSkeleton() {
  return (
    <div className="mt-4 grid gap-4">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-7 w-full rounded-md" />
      ))}
    </div>
  )
}

interface Tick {
  step: StepId
  done: boolean
}

/**
 * The checklist of a report. A tick shows at once; if the server refuses it, it is reverted and a
 * message appears.
 */
function useToggleStep(report: ReportRecord) {
  const queryClient = useQueryClient()
  // Ticks that are being saved and are not in the record yet.
  const [ticks, setTicks] = useState<readonly Tick[]>([])
  const isDone = (step: string) =>
    ticks.findLast((tick) => tick.step === step)?.done ?? report.doneSteps.includes(step)

  useEffect(() => {
    setTicks((all) => all.filter(({ step, done }) => report.doneSteps.includes(step) !== done))
  }, [report.doneSteps])

  const { mutate } = useMutation({
    // One at a time, so that the response to the last tick is the final one.
    scope: { id: `steps of ${report.id}` },
    mutationFn: ({ step, done }: Tick) =>
      call('PATCH /reports/{id}/steps', { id: report.id, step, done }),
    onSuccess: ({ data }) => cacheReportData(queryClient, data),
    onError: (error, tick) => {
      setTicks((all) => all.filter((each) => each !== tick))
      void showToast('error', error.message)
      void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
    },
  })

  function mark(step: StepId, done: boolean) {
    const tick = { step, done }
    setTicks((all) => [...all.filter((each) => each.step !== step), tick])
    mutate(tick)
  }
  return { isDone, mark }
}
