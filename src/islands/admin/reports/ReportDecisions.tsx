import { useMemo, useState } from 'react'
import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { Button } from '../../../ui/Button.tsx'
import { useScreenActions } from '../header/screen-actions.ts'
import { AskReporter } from './AskReporter.tsx'
import { type Decision, reportDecisionsOn } from './decisions.ts'
import { ModerateReport } from './ModerateReport.tsx'

/** All decisions that the status of a report allows. */
export function ReportDecisions({ item }: { item: AdminReportRecord }) {
  const [decision, setDecision] = useState<Decision | 'ask' | null>(null)
  const { status } = item
  const actions = useMemo(
    () => [
      ...reportDecisionsOn(status).map((each) => ({
        label: each.send,
        run: () => setDecision(each),
      })),
      ...(status === 'pending'
        ? [{ label: adminReportWords.askForMore, run: () => setDecision('ask') }]
        : []),
    ],
    [status],
  )
  useScreenActions(actions)
  const close = () => setDecision(null)
  return (
    <div className="flex flex-wrap gap-2">
      {reportDecisionsOn(status).map((each) => (
        <Button key={each.label} variant={each.variant} onClick={() => setDecision(each)}>
          {each.label}
        </Button>
      ))}
      {status === 'pending' && (
        <Button variant="secondary" onClick={() => setDecision('ask')}>
          {adminReportWords.askForMore}
        </Button>
      )}
      {decision === 'ask' && <AskReporter item={item} onClose={close} />}
      {decision && decision !== 'ask' && (
        <ModerateReport item={item} decision={decision} onClose={close} />
      )}
    </div>
  )
}
