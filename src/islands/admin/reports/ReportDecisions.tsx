import { useMemo, useState } from 'react'
import type { AdminReportRecord } from '../../../api/reports/admin-reports.ts'
import { publicLogMessages } from '../../../locales/en/proofs/public-log.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { adminReportPath, paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { useScreenActions } from '../header/screen-actions.ts'
import { reportsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { NextCase } from '../shell/NextCase.tsx'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { type Decision, reasonForReporter, reportDecisionsOn } from './decisions.ts'

/** The list of reports, where a decision began. */
export const reportsBack = { to: paths.adminItems, label: adminReportWords.items }

interface DecisionsProps {
  item: AdminReportRecord
  /** Whether a picture, a receipt or a police reference came with it. */
  hasProof: boolean
}

/** All decisions that the status of a report allows. */
export function ReportDecisions({ item, hasProof }: DecisionsProps) {
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
    <>
      {actions.length > 0 && (
        <Card>
          <h2 className="mb-3 text-lg">{adminReportWords.decide}</h2>
          <div className="flex flex-wrap gap-2 max-sm:*:grow">
            {reportDecisionsOn(status).map((each) => (
              <Button
                key={each.label}
                // The dialog that it opens has the red one. Claims are read and proof is asked for first.
                variant={
                  each.variant === 'danger' || item.disputed || !hasProof
                    ? 'secondary'
                    : each.variant
                }
                onClick={() => setDecision(each)}
              >
                {each.label}
              </Button>
            ))}
            {status === 'pending' && (
              <Button
                variant={hasProof ? 'secondary' : 'primary'}
                onClick={() => setDecision('ask')}
              >
                {adminReportWords.askForMore}
              </Button>
            )}
            <NextCase
              key={item.id}
              id={item.id}
              list={reportsList}
              pathOf={adminReportPath}
              back={reportsBack}
              isOpen={status === 'pending'}
            />
          </div>
        </Card>
      )}
      {decision === 'ask' && <AskReporter item={item} onClose={close} />}
      {decision && decision !== 'ask' && (
        <ModerateReport item={item} hasProof={hasProof} decision={decision} onClose={close} />
      )}
    </>
  )
}

interface Props {
  item: Pick<AdminReportRecord, 'id' | 'name' | 'disputed' | 'reportStatus' | 'status'>
  hasProof: boolean
  decision: Decision
  onClose: () => void
}

/** The dialog of a decision on a report, with a reason if the decision needs one. */
function ModerateReport({ item, hasProof, decision, onClose }: Props) {
  // The public sees no difference between a closed and an archived report.
  const isPublic = decision.to !== 'archived'
  return (
    <ReasonDialog
      about={{ kind: 'item', id: item.id }}
      title={fill(adminReportWords.decisionQuestion, { decision: decision.label })}
      decision={decision}
      reason={reasonForReporter(decision)}
      onSend={(text) =>
        call('PATCH /admin/items/{id}', {
          id: item.id,
          reportStatus: item.reportStatus,
          status: decision.to,
          ...(text && { reason: text }),
        })
      }
      refreshes={[[reportsList.key], tasksQuery.queryKey]}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{item.name}</p>
      {!hasProof && item.status === 'pending' && decision.to === 'active' && (
        <p className="font-semibold">{adminReportWords.noProof}</p>
      )}
      {item.disputed && decision.to === 'active' && <p>{adminReportWords.stillDisputed}</p>}
      {isPublic && <p className="text-sm text-muted">{publicLogMessages.staffHint}</p>}
    </ReasonDialog>
  )
}

interface AskReporterProps {
  item: Pick<AdminReportRecord, 'id' | 'name'>
  onClose: () => void
}

/** Asks the reporter for more details before staff decide. */
function AskReporter({ item: { id }, onClose }: AskReporterProps) {
  return (
    <ReasonDialog
      about={{ kind: 'item', id }}
      title={adminReportWords.askForMore}
      decision={{
        consequence: adminReportWords.askConsequence,
        send: adminReportWords.sendQuestion,
        done: adminReportWords.questionSent,
        variant: 'primary',
      }}
      reason={{
        label: adminReportWords.question,
        hint: adminReportWords.questionHint,
        missing: adminReportWords.questionMissing,
        field: 'what',
      }}
      onSend={(what) => call('POST /admin/items/{id}/ask', { id, what })}
      refreshes={[[reportsList.key]]}
      onClose={onClose}
    />
  )
}
