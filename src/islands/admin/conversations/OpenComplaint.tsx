import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { resolveComplaint } from '../../../api/conversations/resolve-complaint.ts'
import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { ReadingDialog } from '../shell/ReadingDialog.tsx'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { RowButton } from '../table/RowLink.tsx'
import { useRowDialog } from '../table/use-row-dialog.ts'
import { Conversation } from './Conversation.tsx'
import { type Decision, decisions } from './complaint-decisions.ts'
import { complaintsList } from './complaints-list.ts'

/** The cell that names a reported message. It opens the conversation and the decisions on it. */
export function OpenComplaint({ complaint }: { complaint: ComplaintRecord }) {
  const { opener, isRead, decision, decide, close } = useRowDialog<Decision>(complaint.id)
  const conversation = <Conversation complaint={complaint} />
  return (
    <>
      <RowButton {...opener}>
        <span className="line-clamp-3 py-1 font-normal wrap-anywhere text-ink">
          {complaint.text}
        </span>
      </RowButton>
      {isRead && (
        <ReadingDialog
          title={adminComplaintWords.reportedMessage}
          place={{ list: complaintsList.key, id: complaint.id }}
          onClose={close}
          decisions={complaint.status === 'open' ? decisions : []}
          onChoose={decide}
        >
          {conversation}
        </ReadingDialog>
      )}
      {decision && (
        <ReasonDialog
          about={{ kind: 'complaint', id: complaint.id }}
          title={adminComplaintWords.reportedMessage}
          decision={decision}
          reason={{
            label: adminComplaintWords.reason,
            hint: decision.hint,
            missing: adminComplaintWords.reasonMissing,
            field: 'decision',
          }}
          onSend={(reason) =>
            call(resolveComplaint, {
              id: complaint.id,
              status: decision.to,
              decision: reason,
            })
          }
          refreshes={[[complaintsList.key], tasksQuery.queryKey]}
          onClose={close}
        >
          {conversation}
        </ReasonDialog>
      )}
    </>
  )
}
