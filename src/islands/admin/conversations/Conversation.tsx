import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { fill } from '../../../locales/texts.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { MessageWarnings } from '../../conversations/MessageWarnings.tsx'
import { momentOf } from '../../shell/dates.ts'

/** The flagged message with the messages before it, the warnings and the reader's reason. */
export function Conversation({ complaint }: { complaint: ComplaintRecord }) {
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
        <MessageWarnings
          warnings={warnings}
          className="grid gap-2 text-sm"
          aria-label={adminComplaintWords.warningsShown}
        />
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
