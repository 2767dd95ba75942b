import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toggleChecklistStep } from '../../../api/assets/toggle-checklist-step.ts'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import type { StepId } from '../../../domain/assets/owner-checklist.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { cacheReportData, reportsQuery } from '../queries.ts'

interface Tick {
  step: StepId
  done: boolean
}

/**
 * The checklist of a report. A tick shows at once; if the server refuses it, it is reverted and a
 * message appears.
 */
export function useToggleStep(report: ReportRecord) {
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
    mutationFn: ({ step, done }: Tick) => call(toggleChecklistStep, { id: report.id, step, done }),
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
