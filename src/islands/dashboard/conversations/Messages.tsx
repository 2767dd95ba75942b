import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Message } from './Message.tsx'
import { useEarlierMessages } from './thread-query.ts'

/** The messages, with the newest last and in view; earlier pages on request. */
export function Messages({ thread: { id, side, messages, earlier } }: { thread: ThreadRecord }) {
  const end = useRef<HTMLLIElement>(null)
  const newest = messages.at(-1)?.id
  const readEarlier = useEarlierMessages({ id, messages })
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])

  if (messages.length === 0) {
    return (
      <EmptyState icon={<MessageCircle aria-hidden="true" />} title={conversationWords.noMessages}>
        {side === 'owner' ? conversationWords.ownerStart : conversationWords.finderStart}
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {earlier && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={readEarlier.isPending}
          onClick={() => readEarlier.mutate()}
        >
          {conversationWords.showEarlierMessages}
        </Button>
      )}
      <ol aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            threadId={id}
            other={conversationWords.otherSide[side]}
          />
        ))}
        {/* On a phone the bottom bar covers part of the page. */}
        <li ref={end} aria-hidden="true" className="scroll-mb-28" />
      </ol>
    </div>
  )
}
