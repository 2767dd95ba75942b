import type { AdminReportRecord } from '../../../api/reports/admin-reports.ts'
import { publicLogMessages } from '../../../locales/en/proofs/public-log.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { Card } from '../../../ui/Card.tsx'
import { adminReportPath, paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { reportsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { DecisionPanel, type PanelDecision } from '../shell/DecisionPanel.tsx'
import { NextCase } from '../shell/NextCase.tsx'
import { type Decision, reasonForReporter, reportDecisionsOn } from './decisions.ts'

/** The list of reports, where a decision began. */
export const reportsBack = { to: paths.adminItems, label: adminReportWords.items }

interface Props {
  item: AdminReportRecord
  /** Whether a picture, a receipt or a police reference came with it. */
  hasProof: boolean
}

/** All decisions that the status of a report allows. */
export function ReportDecisions({ item, hasProof }: Props) {
  const { id, status } = item
  const [accept, ...others] = reportDecisionsOn(status).map((decision) =>
    moderation(item, hasProof, decision),
  )
  if (!accept) return null
  return (
    <Card className="grid gap-4">
      <DecisionPanel
        // What was chosen for one status is not the choice for the next.
        key={status}
        about={{ kind: 'item', id }}
        decisions={[accept, ...(status === 'pending' ? [question(item)] : []), ...others]}
        refreshes={[[reportsList.key], tasksQuery.queryKey]}
      />
      <NextCase
        key={id}
        id={id}
        list={reportsList}
        pathOf={adminReportPath}
        back={reportsBack}
        isOpen={status === 'pending'}
      />
    </Card>
  )
}

/** A decision on a report, with a reason if the decision needs one. */
function moderation(
  { id, reportStatus, status, disputed }: AdminReportRecord,
  hasProof: boolean,
  decision: Decision,
): PanelDecision {
  const isConfirmed = decision.to === 'active'
  const lacksProof = !hasProof && status === 'pending' && isConfirmed
  return {
    ...decision,
    label: decision.send,
    // The public sees no difference between a closed and an archived report.
    warning: decision.to !== 'archived' && (
      <>
        {lacksProof && <p className="font-semibold">{adminReportWords.noProof}</p>}
        {disputed && isConfirmed && <p>{adminReportWords.stillDisputed}</p>}
        <p className="text-sm text-muted">{publicLogMessages.staffHint}</p>
      </>
    ),
    check: lacksProof ? adminReportWords.withoutProof : undefined,
    reason: reasonForReporter(decision),
    onSend: (text) =>
      call('PATCH /admin/items/{id}', {
        ...{ id, reportStatus, status: decision.to },
        ...(text && { reason: text }),
      }),
  }
}

/** Asks the reporter for more details before staff decide. */
function question({ id }: AdminReportRecord): PanelDecision {
  return {
    label: adminReportWords.askForMore,
    consequence: adminReportWords.askConsequence,
    send: adminReportWords.sendQuestion,
    done: adminReportWords.questionSent,
    variant: 'primary',
    reason: {
      label: adminReportWords.question,
      hint: adminReportWords.questionHint,
      missing: adminReportWords.questionMissing,
      field: 'what',
    },
    onSend: (what) => call('POST /admin/items/{id}/ask', { id, what }),
  }
}
