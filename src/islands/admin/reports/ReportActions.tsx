import { useState } from 'react'
import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { DecisionButtons } from '../shell/DecisionButtons.tsx'
import { type Decision, reportDecisionsOn } from './decisions.ts'
import { Evidence } from './Evidence.tsx'
import { ModerateReport } from './ModerateReport.tsx'

/** The actions on a report in its row. Only pending reports are decided there. */
export function ReportActions({ item }: { item: AdminReportRecord }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const offered = item.status === 'pending' ? reportDecisionsOn('pending') : []
  return (
    <span className="flex flex-wrap gap-1 empty:hidden @min-[40rem]:flex-col">
      <DecisionButtons decisions={offered} about={item.name} onChoose={setDecision} />
      {decision && (
        <ModerateReport item={item} decision={decision} onClose={() => setDecision(null)}>
          <Evidence item={item} />
        </ModerateReport>
      )}
    </span>
  )
}
