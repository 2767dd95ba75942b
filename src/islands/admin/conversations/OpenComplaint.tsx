import { useState } from 'react'
import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { resolveComplaint } from '../../../api/conversations/resolve-complaint.ts'
import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { ReadingDialog } from '../shell/ReadingDialog.tsx'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { RowButton } from '../table/RowLink.tsx'
import { Conversation } from './Conversation.tsx'
import { type Decision, decisions } from './complaint-decisions.ts'
import { complaintsList } from './complaints-list.ts'

/** The cell that names a reported message. It opens the conversation, with the decisions below. */
export function OpenComplaint({ complaint }: { complaint: ComplaintRecord }) {
  const [open, setOpen] = useState<Decision | 'read' | null>(null)
  const close = () => setOpen(null)
  const conversation = <Conversation complaint={complaint} />
  return (
    <>
      <RowButton onOpen={() => setOpen('read')}>
        <span className="truncate font-normal text-ink">{complaint.text}</span>
      </RowButton>
      {open === 'read' && (
        <ReadingDialog
          title={adminComplaintWords.reportedMessage}
          onClose={close}
          decisions={complaint.status === 'open' ? decisions : []}
          onChoose={setOpen}
        >
          {conversation}
        </ReadingDialog>
      )}
      {open && open !== 'read' && (
        <ReasonDialog
          about={{ kind: 'complaint', id: complaint.id }}
          title={adminComplaintWords.reportedMessage}
          decision={open}
          reason={{
            label: adminComplaintWords.reason,
            hint: open.hint,
            missing: adminComplaintWords.sayWhy,
            field: 'decision',
          }}
          onSend={(decision) =>
            call(resolveComplaint, { id: complaint.id, status: open.to, decision })
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
