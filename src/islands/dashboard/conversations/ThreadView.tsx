import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { BlockUser } from './BlockUser.tsx'
import { Handover } from './Handover.tsx'
import { MeetingAdvice } from './MeetingAdvice.tsx'
import { Messages } from './Messages.tsx'
import { OwnershipQuestion } from './OwnershipQuestion.tsx'
import { SendMessage } from './SendMessage.tsx'
import { ShareContact } from './ShareContact.tsx'

/** The steps from a match to the handover, and the messages. */
export function ThreadView({ thread }: { thread: ThreadRecord }) {
  const { side, closed } = thread
  return (
    <div className="mt-6">
      {closed && (
        <p role="status" className="mb-6 rounded-md bg-sunken px-4 py-3 text-sm font-medium">
          {conversationWords.closed[closed]}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <section
          aria-label={conversationWords.conversation}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <Messages thread={thread} />
          {closed === null && <SendMessage id={thread.id} side={side} />}
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {closed === null && (
            <>
              <MeetingAdvice />
              <OwnershipQuestion thread={thread} />
              <Handover thread={thread} />
            </>
          )}
          <ShareContact thread={thread} />
          {closed === null && <BlockUser id={thread.id} side={side} />}
        </div>
      </div>
    </div>
  )
}
