import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import {
  answerQuestionInput,
  askOwnerInput,
  confirmHandoverInput,
  type ThreadRecord,
} from '../../../api/conversations/threads.ts'
import { groupedPhone } from '../../../domain/users/phone-numbers.ts'
import { conversationInput } from '../../../locales/en/input/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { CodeField } from '../../../ui/forms/CodeField.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Rich } from '../../../ui/Rich.tsx'
import { Fold } from '../../../ui/sections/Fold.tsx'
import { MessageWarnings } from '../../conversations/MessageWarnings.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useIsWide } from '../../shell/use-is-wide.ts'
import { useUser } from '../../shell/user-context.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { useSendToThread, useSetThread, useThreadEndpoint } from './thread-query.ts'

/** Lets the finder verify the owner without revealing facts that a thief could use. */
export function OwnershipQuestion({ thread: { id, side, question } }: { thread: ThreadRecord }) {
  const isWide = useIsWide()
  if (side === 'finder') {
    return (
      <Step title={conversationWords.isItTheirs} open={isWide || question !== null}>
        {question ? (
          <>
            <p className="text-sm">{fill(conversationWords.youAsked, { text: question.text })}</p>
            <p className="text-sm font-medium">
              {question.answered
                ? conversationWords.ownerWasRight
                : question.triesLeft > 0
                  ? conversationWords.notYetRight
                  : conversationWords.threeWrong}
            </p>
          </>
        ) : (
          <AskOwner id={id} />
        )}
      </Step>
    )
  }
  if (!question) return null
  return (
    <Step title={conversationWords.theFinderAsks} open>
      {question.warnings.length > 0 && (
        <MessageWarnings warnings={question.warnings} className="text-sm" />
      )}
      <p className="text-sm font-medium">“{question.text}”</p>
      {question.answered ? (
        <p className="text-sm">{conversationWords.youGaveTheRightAnswer}</p>
      ) : question.triesLeft > 0 ? (
        <AnswerQuestion id={id} triesLeft={question.triesLeft} />
      ) : (
        <p className="text-sm">{conversationWords.noTriesLeft}</p>
      )}
    </Step>
  )
}

function AnswerQuestion({ id, triesLeft }: { id: string; triesLeft: number }) {
  const send = useSendToThread('POST /matches/{id}/answer')
  const userId = useUser().id
  const { field, formProps, discardDraft } = useDraftForm({
    draftName: `answer ${id}:${userId}`,
    schema: answerQuestionInput,
    texts: conversationInput,
    defaultValues: { id, answer: '' },
    send: async (entered) => {
      await send(entered)
      discardDraft()
    },
  })
  return (
    <Form {...formProps} submit={conversationWords.answer} submitLook={{ variant: 'secondary' }}>
      <Field
        {...field('answer')}
        label={conversationWords.yourAnswer}
        hint={fill(conversationWords.triesLeft, { count: triesLeft })}
        maxLength={100}
        autoComplete="off"
      />
    </Form>
  )
}

function AskOwner({ id }: { id: string }) {
  const setThread = useSetThread()
  const userId = useUser().id
  const { field, formProps, discardDraft } = useDraftForm({
    draftName: `question ${id}:${userId}`,
    schema: askOwnerInput,
    texts: conversationInput,
    defaultValues: { id, question: '', answer: '' },
    send: async (entered) => {
      const { data } = await call('POST /matches/{id}/question', entered)
      discardDraft()
      await setThread(data)
    },
  })
  return (
    <>
      <p className="text-sm text-muted">{conversationWords.askOneThing}</p>
      <Form {...formProps} submit={conversationWords.ask} submitLook={{ variant: 'secondary' }}>
        <Field
          {...field('question')}
          label={conversationWords.yourQuestion}
          hint={conversationWords.questionExample}
          maxLength={200}
        />
        <Field
          {...field('answer')}
          label={conversationWords.theRightAnswer}
          hint={conversationWords.answerHint}
          maxLength={100}
          autoComplete="off"
        />
      </Form>
    </>
  )
}

/** The code that the users exchange at the handover: it closes both reports. */
export function Handover({ thread: { id, side, handOver: handover } }: { thread: ThreadRecord }) {
  const isOpen = useIsWide() || handover.ready
  const { withReauthentication, dialog } = useReauthentication()
  const send = useSendToThread('POST /matches/{id}/hand-over/code')
  const createCode = useMutation({
    mutationFn: () => withReauthentication(() => send({ id })),
    onError: (error) => showToast('error', error.message),
  })
  if (side === 'finder') {
    return (
      <Step title={conversationWords.theHandOver} open={isOpen}>
        <p className="text-sm text-muted">{conversationWords.finderSteps}</p>
        {handover.ready ? (
          <ConfirmHandover id={id} />
        ) : (
          <p className="text-sm font-medium">{conversationWords.noCodeYet}</p>
        )}
      </Step>
    )
  }
  return (
    <Step title={conversationWords.theHandOver} open={isOpen}>
      {handover.code && handover.ready ? (
        <>
          <p className="font-mono text-3xl font-semibold tracking-[0.2em]">{handover.code}</p>
          <p className="text-sm">{conversationWords.sayCodeWhen}</p>
        </>
      ) : (
        <p className="text-sm text-muted">
          {handover.code ? conversationWords.codeUsedUp : conversationWords.makeCodeBefore}
        </p>
      )}
      <Button variant="secondary" busy={createCode.isPending} onClick={() => createCode.mutate()}>
        {handover.code ? conversationWords.makeANewCode : conversationWords.makeTheCode}
      </Button>
      {dialog}
    </Step>
  )
}

function ConfirmHandover({ id }: { id: string }) {
  const send = useSendToThread('POST /matches/{id}/hand-over')
  const { field, formProps } = useEndpointForm({
    schema: confirmHandoverInput,
    texts: conversationInput,
    defaultValues: { id, code: '' },
    send: async (entered) => {
      await send(entered)
      void showToast('success', conversationWords.handedOver)
    },
  })
  return (
    <Form
      {...formProps}
      submit={
        <Button type="submit" busy={formProps.busy}>
          {conversationWords.confirmHandOver}
        </Button>
      }
    >
      <CodeField
        {...field('code')}
        label={conversationWords.theOwnersSixDigits}
        autoComplete="off"
      />
    </Form>
  )
}

const kinds = ['name', 'phone'] as const

/** Both users see a contact detail once both have chosen to share it. Either can revoke this. */
export function ShareContact({ thread }: { thread: ThreadRecord }) {
  const share = useThreadEndpoint('POST /matches/{id}/share')
  const { id, side, sharing, other } = thread
  const { name, phoneNumber } = useUser()
  const isWide = useIsWide()
  // The pressed choice, while the request runs.
  const [pressed, setPressed] = useState<typeof sharing.you | null>(null)
  const chosen = pressed ?? sharing.you
  function choose(next: typeof sharing.you) {
    setPressed(next)
    share.mutate({ id, ...next }, { onSettled: () => setPressed(null) })
  }
  return (
    <Step
      title={conversationWords.whoYouAre}
      open={isWide || sharing.other.name || sharing.other.phone}
    >
      {other.name && (
        <p className="text-sm">
          <Rich
            text={conversationWords.otherIs[side]}
            parts={{ name: <strong key="name">{other.name}</strong> }}
          />
        </p>
      )}
      {other.phone && (
        <p className="text-sm">
          {conversationWords.theirNumber}{' '}
          <a href={`tel:${other.phone}`} className="text-link font-mono font-semibold">
            {groupedPhone(other.phone)}
          </a>
        </p>
      )}
      <p className="text-sm text-muted">{conversationWords.sharingHint}</p>
      {kinds.map((kind) => (
        <CheckboxField
          key={kind}
          label={conversationWords.share[kind]}
          hint={
            kind === 'phone' && !phoneNumber ? (
              <Rich
                text={conversationWords.noPhoneNumber}
                parts={{
                  link: (
                    <a key="link" href={paths.account} className="text-link">
                      {conversationWords.addItToYourAccount}
                    </a>
                  ),
                }}
              />
            ) : sharing.other[kind] && !chosen[kind] ? (
              conversationWords.readyToShare[side][kind]
            ) : sharing.you[kind] && !sharing.other[kind] ? (
              conversationWords.shownOnceShared[side]
            ) : (
              // An account that a code opened has a name made of its address.
              kind === 'name' && name
            )
          }
          checked={chosen[kind]}
          disabled={kind === 'phone' && !phoneNumber && !chosen[kind]}
          onChange={({ target }) => choose({ ...chosen, [kind]: target.checked })}
        />
      ))}
    </Step>
  )
}

interface StepProps {
  title: ReactNode
  /** Open also on a phone, where the messages have the screen: something is new or asked in it. */
  open: boolean
  onFold?: () => void
  children: ReactNode
}

/** A step to the handover, beside the conversation or folded below it. */
export function Step({ title, open, onFold, children }: StepProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Fold
        title={
          <h2 id={titleId} className="text-base font-semibold">
            {title}
          </h2>
        }
        open={open}
        onToggle={({ currentTarget }) => !currentTarget.open && onFold?.()}
      >
        <div className="grid gap-3">{children}</div>
      </Fold>
    </section>
  )
}
