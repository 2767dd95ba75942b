import { createHandoverCode } from '../../../api/conversations/create-handover-code.ts'
import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmHandover } from './ConfirmHandover.tsx'
import { Step } from './Step.tsx'
import { useThreadEndpoint } from './thread-query.ts'

/** The code that the users exchange at the handover: it closes both reports. */
export function Handover({ thread: { id, side, handOver: handover } }: { thread: ThreadRecord }) {
  const make = useThreadEndpoint(createHandoverCode)
  if (side === 'finder') {
    return (
      <Step title="The hand-over">
        <p className="text-sm text-muted">
          When the item is in the owner’s hands they say six digits. Enter them here: both reports
          are closed, and you are done.
        </p>
        {handover.ready ? (
          <ConfirmHandover id={id} />
        ) : (
          <p className="text-sm font-medium">The owner has no code yet.</p>
        )}
      </Step>
    )
  }
  return (
    <Step title="The hand-over">
      {handover.code && handover.ready ? (
        <>
          <p className="font-mono text-3xl font-semibold tracking-[0.2em]">{handover.code}</p>
          <p className="text-sm">
            Say it only when the item is in your hands and its number is right. The finder enters
            it, and both reports are closed.
          </p>
        </>
      ) : (
        <p className="text-sm text-muted">
          {handover.code
            ? 'The code was entered wrong five times. Make a new one.'
            : 'Make a code before you meet. You say it once the item is in your hands.'}
        </p>
      )}
      <Button variant="secondary" busy={make.isPending} onClick={() => make.mutate({ id })}>
        {handover.code ? 'Make a new code' : 'Make the code'}
      </Button>
    </Step>
  )
}
