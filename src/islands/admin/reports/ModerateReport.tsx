import type { ReactNode } from 'react'
import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { moderateReport } from '../../../api/reports/moderate-report.ts'
import { publicLogMessages } from '../../../locales/en/proofs/public-log.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import type { Decision } from './decisions.ts'
import { reasonForReporter } from './reason-for-reporter.ts'
import { reportsList } from './reports-list.ts'

interface Props {
  item: Pick<AdminReportRecord, 'id' | 'name'>
  decision: Decision
  onClose: () => void
  /** The evidence, unless the screen already shows it. */
  children?: ReactNode
}

/** The dialog of a decision on a report, with a reason if the decision needs one. */
export function ModerateReport({ item, decision, onClose, children }: Props) {
  // The public sees no difference between a closed and an archived report.
  const isPublic = decision.to !== 'archived'
  return (
    <ReasonDialog
      about={{ kind: 'item', id: item.id }}
      title={fill(adminReportWords.decisionQuestion, { decision: decision.label })}
      decision={decision}
      reason={decision.needsReason ? reasonForReporter : null}
      onSend={(text) =>
        call(moderateReport, { id: item.id, status: decision.to, ...(text && { reason: text }) })
      }
      refreshes={[[reportsList.key], tasksQuery.queryKey]}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{item.name}</p>
      {children}
      {isPublic && <p className="text-sm text-muted">{publicLogMessages.staffHint}</p>}
    </ReasonDialog>
  )
}
