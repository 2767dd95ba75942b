import { useMutation } from '@tanstack/react-query'
import { createHandoverCode } from '../../../api/conversations/create-handover-code.ts'
import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Button } from '../../../ui/Button.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { ConfirmHandover } from './ConfirmHandover.tsx'
import { Step } from './Step.tsx'
import { useSendToThread } from './thread-query.ts'

/** The code that the users exchange at the handover: it closes both reports. */
export function Handover({ thread: { id, side, handOver: handover } }: { thread: ThreadRecord }) {
  const { withReauthentication, dialog } = useReauthentication()
  const send = useSendToThread(createHandoverCode)
  const createCode = useMutation({
    mutationFn: () => withReauthentication(() => send({ id })),
    onError: (error) => showToast('error', error.message),
  })
  if (side === 'finder') {
    return (
      <Step title={conversationWords.theHandOver}>
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
    <Step title={conversationWords.theHandOver}>
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
