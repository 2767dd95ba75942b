import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { updateReport } from '../../../api/reports/update-report.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { cacheReportData } from '../queries.ts'
import { CloseReport } from './CloseReport.tsx'

/** Asks whether the item is still missing, until the owner answers here or by the reminder mail. */
export function StillMissing({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords).stillMissing
  const queryClient = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => call(updateReport, { id: report.id, stillMissing: true }),
    onSuccess: ({ data }) => {
      cacheReportData(queryClient, data)
      void showToast('success', words.done)
    },
    onError: (error) => showToast('error', error.message),
  })
  if (!report.confirmationDue) return null
  return (
    <section
      aria-label={fill(words.question, { name: report.name })}
      className="grid gap-3 rounded-md border-s-4 border-marigold bg-marigold-soft px-4 py-3"
    >
      <div className="flex gap-3">
        <Bell aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {fill(words.question, { name: report.name })}
          </p>
          <p className="text-sm">{words.why}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {words.still}
        </Button>
        <CloseReport report={report} label={words.back} />
      </div>
    </section>
  )
}
