import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markStep } from '../../api/mark-step.ts'
import type { ReportRecord } from '../../api/report-record.ts'
import type { StepId } from '../../domain/next-steps.ts'
import { call } from '../session.ts'
import { showToast } from '../toasts.ts'
import { keepReportData, reportsQuery } from './queries.ts'

interface Tick {
  step: StepId
  done: boolean
}

/** The ticks of a report: shown at once, taken back with the server's words when it refuses. */
export function useMarkStep(report: ReportRecord) {
  const queryClient = useQueryClient()
  const show = (doneSteps: string[]) => keepReportData(queryClient, { ...report, doneSteps })
  const { mutate } = useMutation({
    // One after the other: the answer to the last tick is what stands.
    scope: { id: `steps of ${report.id}` },
    mutationFn: ({ step, done }: Tick) => call(markStep, { id: report.id, step, done }),
    onMutate: ({ step, done }) => {
      const others = report.doneSteps.filter((each) => each !== step)
      show(done ? [...others, step] : others)
    },
    onError: (error) => {
      void showToast('error', error.message)
      void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
    },
  })
  return {
    doneSteps: report.doneSteps,
    mark: (step: StepId, done: boolean) => mutate({ step, done }),
  }
}
