import type { ReportStage } from '../../../domain/reports/reports.ts'
import { usualReasons } from '../../../locales/en/screens/admin/reasons.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import type { Reason } from '../shell/ReasonField.tsx'

export interface Decision {
  /** The label of the button that opens the dialog. `send` labels the button that submits it. */
  label: string
  send: string
  from: readonly ReportStage[]
  to: 'active' | 'inactive' | 'archived'
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  /** The reporter reads the reason. */
  needsReason: boolean
  usualReasons?: Reason['usual']
  variant: 'primary' | 'quiet' | 'danger' | 'secondary'
}

/** The decisions on a report, in the order of the buttons. */
export const reportDecisions: readonly Decision[] = [
  {
    label: adminReportWords.confirm,
    send: adminReportWords.confirmReport,
    from: ['pending'],
    to: 'active',
    consequence: adminReportWords.confirmConsequence,
    done: adminReportWords.reportConfirmed,
    needsReason: false,
    variant: 'primary',
  },
  {
    label: adminReportWords.reject,
    send: adminReportWords.rejectReport,
    from: ['pending'],
    to: 'inactive',
    consequence: adminReportWords.rejectConsequence,
    done: adminReportWords.reportRejected,
    needsReason: true,
    usualReasons: usualReasons.rejectReport,
    variant: 'danger',
  },
  {
    label: adminReportWords.reopen,
    send: adminReportWords.reopenReport,
    from: ['inactive', 'archived'],
    to: 'active',
    consequence: adminReportWords.reopenConsequence,
    done: adminReportWords.reportReopened,
    needsReason: true,
    variant: 'primary',
  },
  {
    label: adminReportWords.close,
    send: adminReportWords.closeReport,
    from: ['active'],
    to: 'inactive',
    consequence: adminReportWords.closeConsequence,
    done: adminReportWords.reportClosed,
    needsReason: true,
    variant: 'danger',
  },
  {
    label: adminReportWords.archive,
    send: adminReportWords.archiveReport,
    from: ['inactive'],
    to: 'archived',
    consequence: adminReportWords.archiveConsequence,
    done: adminReportWords.reportArchived,
    needsReason: false,
    variant: 'secondary',
  },
]

export function reportDecisionsOn(stage: ReportStage): Decision[] {
  return reportDecisions.filter(({ from }) => from.includes(stage))
}

/** The reason field of a decision that needs one; the reporter reads the reason. */
export function reasonForReporter({ needsReason, usualReasons }: Decision) {
  if (!needsReason) return null
  return {
    label: adminReportWords.reason,
    hint: adminReportWords.reasonHint,
    missing: adminReportWords.reasonMissing,
    usual: usualReasons,
    field: 'reason',
  }
}
