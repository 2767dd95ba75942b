import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { MessageRecord } from '../../../api/conversations/thread-record.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { cx } from '../../../ui/cx.ts'
import { MessageWarnings } from '../../conversations/MessageWarnings.tsx'
import { momentOf } from '../../shell/dates.ts'
import { FlagMessage } from './FlagMessage.tsx'

interface Props {
  message: MessageRecord
  threadId: string
  /** The label of the other user, who stays anonymous. */
  other: string
}

export function Message({ message, threadId, other }: Props) {
  const [isReporting, setIsReporting] = useState(false)
  const isOwn = message.from === 'you'
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] max-w-[34rem] gap-1.5',
        isOwn ? 'ms-8 justify-self-end' : 'me-8',
      )}
    >
      {!isOwn && message.warnings.length > 0 && (
        <MessageWarnings
          warnings={message.warnings}
          className="rounded-md border border-lost-line bg-lost-soft px-3.5 py-2.5 text-sm"
        />
      )}
      <div
        className={cx(
          'rounded-lg border px-4 py-3',
          isOwn ? 'border-transparent bg-brand-soft' : 'border-line bg-surface',
        )}
      >
        <p className="break-words whitespace-pre-line">{message.text}</p>
      </div>
      <p
        className={cx(
          'flex flex-wrap items-center gap-x-3 text-xs text-muted',
          isOwn && 'justify-end',
        )}
      >
        {isOwn ? conversationWords.you : other}, {momentOf(message.createdAt)}
        {!isOwn &&
          (message.reported ? (
            <span className="font-medium">{conversationWords.reportedToOurTeam}</span>
          ) : (
            <button
              type="button"
              onClick={() => setIsReporting(true)}
              className="inline-flex min-h-11 items-center gap-1 font-semibold text-ink underline"
            >
              <Flag aria-hidden="true" className="size-3.5" />
              {conversationWords.report}
            </button>
          ))}
      </p>
      {isReporting && (
        <FlagMessage
          threadId={threadId}
          messageId={message.id}
          onClose={() => setIsReporting(false)}
        />
      )}
    </li>
  )
}
