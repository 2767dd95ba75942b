import { CircleCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { closingOf } from '../../../domain/reports/reports.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { useWords } from '../../words/use-words.ts'

// Loaded on demand, because most users only view a report.
const CloseReportDialog = lazyComponent(
  () => import('./CloseReportDialog.tsx'),
  'CloseReportDialog',
)

/** Closes the user's open report: a missing item was recovered, or a found item handed over. */
export function CloseReport({ report, label }: { report: ReportRecord; label?: string }) {
  const { closing } = useWords('reportWords', reportWords)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        <CircleCheck aria-hidden="true" />
        {label ?? closing[closingOf(report.status)].button}
      </Button>
      {isAsking && (
        <Suspense>
          <CloseReportDialog report={report} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
