import { useState } from 'react'
import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Decision, reportDecisionsOn } from './decisions.ts'
import { ModerateReport } from './ModerateReport.tsx'

/** All decisions that the status of a report allows. */
export function ReportDecisions({ item }: { item: AdminReportRecord }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <div className="flex flex-wrap gap-2">
      {reportDecisionsOn(item.status).map((each) => (
        <Button key={each.label} variant={each.variant} onClick={() => setDecision(each)}>
          {each.label}
        </Button>
      ))}
      {decision && (
        <ModerateReport item={item} decision={decision} onClose={() => setDecision(null)} />
      )}
    </div>
  )
}
