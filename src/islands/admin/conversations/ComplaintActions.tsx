import { useState } from 'react'
import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { resolveComplaint } from '../../../api/conversations/resolve-complaint.ts'
import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { DecisionButtons } from '../shell/DecisionButtons.tsx'
import { ReadingDialog } from '../shell/ReadingDialog.tsx'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { Conversation } from './Conversation.tsx'
import { type Decision, decisions } from './complaint-decisions.ts'
import { complaintsList } from './complaints-list.ts'

/** The decisions on a reported message, in its row. A decided complaint can only be read. */
export function ComplaintActions({ complaint }: { complaint: ComplaintRecord }) {
  const [open, setOpen] = useState<Decision | 'read' | null>(null)
  const close = () => setOpen(null)
  const conversation = <Conversation complaint={complaint} />
  return (
    <span className="flex flex-wrap gap-1 @min-[40rem]:flex-col">
      <DecisionButtons
        decisions={complaint.status === 'open' ? decisions : []}
        about={fill(adminComplaintWords.whatWrote, { name: complaint.sender.name })}
        onChoose={setOpen}
      />
      <Button variant="quiet" onClick={() => setOpen('read')}>
        {adminComplaintWords.read}
        <span className="sr-only">
          {' '}
          {fill(adminComplaintWords.whatWrote, { name: complaint.sender.name })}
        </span>
      </Button>
      {open === 'read' && (
        <ReadingDialog title={adminComplaintWords.reportedMessage} onClose={close}>
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
    </span>
  )
}
