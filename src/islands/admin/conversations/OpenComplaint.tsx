import type { ComplaintRecord } from '../../../api/conversations/complaints.ts'
import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { fill } from '../../../locales/texts.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { MessageWarnings } from '../../conversations/MessageWarnings.tsx'
import { call } from '../../session.ts'
import { momentOf } from '../../shell/dates.ts'
import { complaintsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { ConflictNotice, UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { DecisionPanel } from '../shell/DecisionPanel.tsx'
import { ReadingDialog, useRowDialog } from '../shell/ReadingDialog.tsx'
import { RowButton } from '../table/RowLink.tsx'

/** The cell that names a reported message. It opens the conversation and the decisions on it. */
export function OpenComplaint({ complaint }: { complaint: ComplaintRecord }) {
  const { id, status, text } = complaint
  const { opener, isOpen, close } = useRowDialog(id)
  const about = { kind: 'complaint', id } as const
  return (
    <>
      <RowButton {...opener}>
        <span className="line-clamp-3 py-1 wrap-anywhere">{text}</span>
      </RowButton>
      {isOpen && (
        <ReadingDialog
          title={adminComplaintWords.reportedMessage}
          place={{ list: complaintsList.key, id }}
          onClose={close}
        >
          <Conversation complaint={complaint} />
          <ConflictNotice about={about} />
          {status === 'open' && (
            <UnlessConflict about={about}>
              <DecisionPanel
                about={about}
                decisions={decisions.map(({ to, hint, ...decision }) => ({
                  ...decision,
                  label: decision.send,
                  reason: {
                    label: adminComplaintWords.reason,
                    hint,
                    missing: adminComplaintWords.reasonMissing,
                    field: 'decision',
                  },
                  onSend: (reason) =>
                    call('PATCH /admin/complaints/{id}', { id, status: to, decision: reason }),
                }))}
                refreshes={[[complaintsList.key], tasksQuery.queryKey]}
                onDone={close}
              />
            </UnlessConflict>
          )}
        </ReadingDialog>
      )}
    </>
  )
}

/** The flagged message with the messages before it, the warnings and the reader's reason. */
function Conversation({ complaint }: { complaint: ComplaintRecord }) {
  const { sender, complainant, before, text, warnings, reason, decision } = complaint
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {before.map(({ bySender, text, createdAt }) => (
          <li key={`${createdAt} ${text}`} className="text-sm">
            <p className="text-muted">
              {bySender ? sender.name : complainant.name}, {momentOf(createdAt)}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
        <li className="rounded-md border border-line-strong px-4 py-3">
          <p className="text-sm font-semibold">
            {fill(adminComplaintWords.reportedMessageOf, { name: sender.name })}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      </ol>
      {warnings.length > 0 && (
        <section className="grid gap-2 text-sm">
          <h3 className="font-semibold">{adminComplaintWords.warningsShown}</h3>
          <MessageWarnings warnings={warnings} className="grid gap-2" />
        </section>
      )}
      <DescriptionList
        facts={[
          [adminComplaintWords.writtenBy, `${sender.name}, ${sender.email}`],
          [adminComplaintWords.reportedBy, `${complainant.name}, ${complainant.email}`],
          [adminComplaintWords.why, reason ?? adminComplaintWords.noReasonGiven],
          [adminComplaintWords.decision, decision],
        ]}
      />
    </div>
  )
}

interface Decision {
  to: 'upheld' | 'dismissed'
  /** The label of the button that opens the dialog. `send` labels the button that submits it. */
  label: string
  send: string
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  /** Who reads the reason. */
  hint: string
  variant: 'danger' | 'secondary'
}

export const decisions: readonly Decision[] = [
  {
    to: 'upheld',
    label: adminComplaintWords.uphold,
    send: adminComplaintWords.upholdReport,
    consequence: adminComplaintWords.upholdConsequence,
    done: adminComplaintWords.reportUpheld,
    hint: adminComplaintWords.upholdReasonHint,
    variant: 'danger',
  },
  {
    to: 'dismissed',
    label: adminComplaintWords.dismiss,
    send: adminComplaintWords.dismissReport,
    consequence: adminComplaintWords.dismissConsequence,
    done: adminComplaintWords.reportDismissed,
    hint: adminComplaintWords.dismissReasonHint,
    variant: 'secondary',
  },
]
