import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ThreadRecord } from '../../../api/conversations/threads.ts'
import { meetingAdvice } from '../../../locales/en/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { ActionFailure } from '../../shell/ActionFailure.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useDismissed } from '../../shell/use-dismissed.ts'
import { useIsWide } from '../../shell/use-is-wide.ts'
import { useUser } from '../../shell/user-context.ts'
import { tasksQuery } from '../notifications/queries.ts'
import { assetsKey, reportsQuery } from '../queries.ts'
import { matchesQuery } from '../screen-queries.ts'
import { Messages, SendMessage } from './Messages.tsx'
import { Handover, OwnershipQuestion, ShareContact, Step } from './ThreadSteps.tsx'
import { threadQuery, useThreadEndpoint } from './thread-query.ts'

/** The conversation of an open match, with the steps to the handover. */
export function GetThread({ id }: { id: string }) {
  const query = useQuery(threadQuery(id))
  const queryClient = useQueryClient()
  const closed = query.data?.closed ?? null
  const newest = query.data?.messages.at(-1)?.id
  const seen = query.data && `${newest} ${query.data.question?.answered} ${closed}`
  // What is read, written or answered here waits no more on other screens.
  useEffect(() => {
    if (seen === undefined) return
    void queryClient.invalidateQueries({ queryKey: matchesQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey })
  }, [seen, queryClient])
  // The other user may have closed the conversation, which changes the report and the asset too.
  useEffect(() => {
    if (closed === null) return
    // Removed, not invalidated: an earlier request (from hovering over a link) may still be
    // running.
    for (const queryKey of [reportsQuery.queryKey, assetsKey]) {
      queryClient.removeQueries({ queryKey, type: 'inactive' })
    }
  }, [closed, queryClient])

  return (
    <QueryBoundary query={query} skeleton={<ScreenSkeleton />}>
      {(thread) => <ThreadView thread={thread} />}
    </QueryBoundary>
  )
}

/** The steps from a match to the handover, and the messages. */
function ThreadView({ thread }: { thread: ThreadRecord }) {
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
            <Card flush>
              <MeetingAdvice />
              <OwnershipQuestion thread={thread} />
              <Handover thread={thread} />
              <ShareContact thread={thread} />
            </Card>
          )}
          {closed === null && <BlockUser id={thread.id} side={side} />}
        </div>
      </div>
    </div>
  )
}

/** Beside the messages it is open until this browser's user has read and folded it. */
function MeetingAdvice() {
  const isWide = useIsWide()
  const { isDismissed, dismiss } = useDismissed(`toju-meeting-advice:${useUser().id}`)
  return (
    <Step
      title={
        <span className="flex items-center gap-2">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
          {conversationWords.meetSafely}
        </span>
      }
      open={isWide && !isDismissed}
      onFold={dismiss}
    >
      <ul className="list-disc space-y-1.5 ps-5 text-sm marker:text-muted">
        {meetingAdvice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Step>
  )
}

function BlockUser({ id, side }: Pick<ThreadRecord, 'id' | 'side'>) {
  const [isAsking, setIsAsking] = useState(false)
  const block = useThreadEndpoint('POST /matches/{id}/block')
  return (
    <>
      <Button
        variant="quiet"
        className="-ms-4.5 justify-self-start"
        onClick={() => setIsAsking(true)}
      >
        {conversationWords.blockOther[side]}
      </Button>
      {isAsking && (
        <Dialog title={conversationWords.blockQuestion[side]} onClose={() => setIsAsking(false)}>
          <p className="text-muted">{conversationWords.blocking}</p>
          <ActionFailure error={block.error} />
          <DialogButtons cancel={conversationWords.cancel} onCancel={() => setIsAsking(false)}>
            <Button
              variant="danger"
              busy={block.isPending}
              onClick={() => block.mutate({ id }, { onSuccess: () => setIsAsking(false) })}
            >
              {conversationWords.block}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
