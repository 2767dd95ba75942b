import { shareContact } from '../../../api/share-contact.ts'
import type { ThreadRecord } from '../../../api/thread-record.ts'
import { CheckboxField } from '../../../ui/CheckboxField.tsx'
import { Step } from './Step.tsx'
import { useThreadAct } from './thread-query.ts'

const kinds = [
  { kind: 'name', yours: 'Share my name', theirs: 'their name' },
  { kind: 'phone', yours: 'Share my phone number', theirs: 'their phone number' },
] as const

/** Each is shown what the other shares once both have chosen it; either can take it back. */
export function ShareContact({ thread }: { thread: ThreadRecord }) {
  const share = useThreadAct(shareContact)
  const { id, side, sharing, other, closed } = thread
  const called = side === 'owner' ? 'The finder' : 'The owner'
  if (closed !== null && !other.name && !other.phone) return null
  return (
    <Step title="Who you are">
      {other.name && (
        <p className="text-sm">
          {called} is <strong>{other.name}</strong>
        </p>
      )}
      {other.phone && (
        <p className="text-sm">
          Their number:{' '}
          <a href={`tel:${other.phone}`} className="text-link font-mono font-semibold">
            {other.phone}
          </a>
        </p>
      )}
      {closed === null && (
        <>
          <p className="text-sm text-muted">
            You need not share anything to hand the item over. What you share is shown once both
            have chosen it.
          </p>
          {kinds.map(({ kind, yours, theirs }) => (
            <CheckboxField
              key={kind}
              label={yours}
              hint={
                sharing.other[kind] && !sharing.you[kind]
                  ? `${called} is ready to share ${theirs}.`
                  : undefined
              }
              checked={sharing.you[kind]}
              disabled={share.isPending}
              onChange={({ target }) =>
                share.mutate({ id, ...sharing.you, [kind]: target.checked })
              }
            />
          ))}
        </>
      )}
    </Step>
  )
}
