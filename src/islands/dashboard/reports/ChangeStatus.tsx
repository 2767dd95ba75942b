import { CircleCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { closingOf } from '../../../domain/reports/reports.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { useWords } from '../../words/use-words.ts'

// Loaded on demand, because most users only view a report.
const ChangeStatusDialog = lazyComponent(
  () => import('./ChangeStatusDialog.tsx'),
  'ChangeStatusDialog',
)

interface Props {
  report: ReportRecord
  label?: string
  /** Instead of closing it. */
  to?: 'Stolen'
}

/**
 * Closes the user's open report: a missing item was recovered, or a found item handed over. Or says
 * that a lost item was stolen.
 */
export function ChangeStatus({ report, label, to: given }: Props) {
  const { closing } = useWords('reportWords', reportWords)
  const [isAsking, setIsAsking] = useState(false)
  const to = given ?? closingOf(report.status)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {to !== 'Stolen' && <CircleCheck aria-hidden="true" />}
        {label ?? closing[to].button}
      </Button>
      {isAsking && (
        <Suspense>
          <ChangeStatusDialog report={report} to={to} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
