import { Flag, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  flagMessageInput,
  type MessageRecord,
  sendMessageInput,
  type ThreadRecord,
} from '../../../api/conversations/threads.ts'
import { warningsIn } from '../../../domain/conversations/warnings.ts'
import { conversationInput } from '../../../locales/en/input/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { MessageWarnings } from '../../conversations/MessageWarnings.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { call } from '../../session.ts'
import { momentOf } from '../../shell/dates.ts'
import { useUser } from '../../shell/user-context.ts'
import { useEarlierMessages, useSetThread } from './thread-query.ts'

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
      <p className="text-sm">
        {side === 'owner' ? conversationWords.ownerStart : conversationWords.finderStart}
      </p>
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
        <li ref={end} aria-hidden="true" className="scroll-mb-80" />
      </ol>
    </div>
  )
}

interface Props {
  message: MessageRecord
  threadId: string
  /** The label of the other user, who stays anonymous. */
  other: string
}

function Message({ message, threadId, other }: Props) {
  const [isReporting, setIsReporting] = useState(false)
  const isOwn = message.from === 'you'
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] max-w-[34rem] gap-1.5',
        isOwn ? 'ms-8 justify-self-end' : 'me-8',
      )}
    >
      <div
        className={cx(
          'w-fit max-w-full rounded-lg border px-4 py-3',
          isOwn ? 'justify-self-end border-transparent bg-brand-soft' : 'border-line bg-surface',
        )}
      >
        <p className="break-words whitespace-pre-line">{message.text}</p>
      </div>
      {!isOwn && message.warnings.length > 0 && (
        <MessageWarnings
          warnings={message.warnings}
          className="rounded-md border border-lost-line bg-lost-soft px-3.5 py-2.5 text-sm"
        />
      )}
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
              className="inline-flex min-h-11 items-center gap-1 underline"
            >
              <Flag aria-hidden="true" className="size-3.5" />
              {conversationWords.reportThisMessage}
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

interface FlagMessageProps {
  threadId: string
  messageId: string
  onClose: () => void
}

function FlagMessage({ threadId, messageId, ...props }: FlagMessageProps) {
  const setThread = useSetThread()
  const userId = useUser().id
  const { field, formProps, discardDraft } = useDraftForm({
    draftName: `flag ${messageId}:${userId}`,
    schema: flagMessageInput,
    defaultValues: { id: threadId, messageId, reason: '' },
    send: async (entered) => {
      await setThread((await call('POST /matches/{id}/messages/{messageId}/report', entered)).data)
      onClose()
    },
  })
  function onClose() {
    discardDraft()
    props.onClose()
  }

  return (
    <FormDialog
      title={conversationWords.reportThisMessage}
      submit={conversationWords.reportMessage}
      danger
      formProps={formProps}
      onClose={onClose}
      intro={<p className="text-muted">{conversationWords.reportIntro}</p>}
    >
      <TextAreaField
        {...field('reason')}
        label={conversationWords.whatIsWrongWithIt}
        optional
        maxLength={500}
      />
    </FormDialog>
  )
}

/** The draft survives a reload and a new login until it is sent. */
export function SendMessage({ id, side }: Pick<ThreadRecord, 'id' | 'side'>) {
  const setThread = useSetThread()
  const userId = useUser().id
  const { form, field, formProps } = useDraftForm({
    draftName: `message:${id}:${userId}`,
    schema: sendMessageInput,
    texts: conversationInput,
    defaultValues: { text: '', id },
    send: async (entered) => {
      await setThread((await call('POST /matches/{id}/messages', entered)).data)
      form.reset({ id, text: '' })
    },
  })
  const text = useWatch({ control: form.control, name: 'text' }) ?? ''
  const warnings = warningsIn(text, false)
  const risk = warnings.find((warning) => warning === 'money' || warning === 'contact')

  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" busy={formProps.busy} className="sm:justify-self-start">
          {conversationWords.send}
        </Button>
      }
    >
      <TextAreaField
        {...field('text')}
        label={
          side === 'owner'
            ? conversationWords.messageToTheFinder
            : conversationWords.messageToTheOwner
        }
        hint={
          <span
            aria-live="polite"
            className={cx(
              risk &&
                'flex items-start gap-2 rounded-md border border-lost-line bg-lost-soft px-3.5 py-2.5 font-medium text-ink',
            )}
          >
            {risk && <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
            {risk ? conversationWords.riskOf[side][risk] : conversationWords.privacyHint}
          </span>
        }
        rows={2}
        maxLength={1000}
      />
    </Form>
  )
}
