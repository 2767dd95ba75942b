import { TriangleAlert } from 'lucide-react'
import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { warningMessages } from '../../../locales/en/conversations.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
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
          <p className="text-sm font-semibold">Reported: {sender.name} wrote</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      </ol>
      {warnings.length > 0 && (
        <ul className="grid gap-2 text-sm" aria-label="What its reader was warned of">
          {warnings.map((warning) => (
            <li key={warning} className="flex gap-2">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lost" />
              {warningMessages[warning]}
            </li>
          ))}
        </ul>
      )}
      <DescriptionList
        facts={[
          ['Written by', `${sender.name}, ${sender.email}`],
          ['Reported by', `${complainant.name}, ${complainant.email}`],
          ['Why', reason ?? 'No reason given'],
          ['Decision', decision],
        ]}
      />
    </div>
  )
}
