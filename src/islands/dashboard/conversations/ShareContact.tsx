import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { shareContact } from '../../../api/conversations/share-contact.ts'
import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { paths } from '../../paths.ts'
import { useUser } from '../../shell/user-context.ts'
import { Step } from './Step.tsx'
import { useThreadEndpoint } from './thread-query.ts'

const kinds = [
  { kind: 'name', yours: 'Share my name', theirs: 'their name' },
  { kind: 'phone', yours: 'Share my phone number', theirs: 'their phone number' },
] as const

/** Both users see a contact detail once both have chosen to share it. Either can revoke this. */
export function ShareContact({ thread }: { thread: ThreadRecord }) {
  const share = useThreadEndpoint(shareContact)
  const { id, side, sharing, other, closed } = thread
  const { phoneNumber } = useUser()
  // The pressed choice, while the request runs.
  const [pressed, setPressed] = useState<typeof sharing.you | null>(null)
  const chosen = pressed ?? sharing.you
  function choose(next: typeof sharing.you) {
    setPressed(next)
    share.mutate({ id, ...next }, { onSettled: () => setPressed(null) })
  }
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
                kind === 'phone' && !phoneNumber ? (
                  <>
                    You have given us none.{' '}
                    <Link to={paths.account} className="text-link">
                      Add it to your account
                    </Link>
                  </>
                ) : sharing.other[kind] && !chosen[kind] ? (
                  `${called} is ready to share ${theirs}.`
                ) : sharing.you[kind] && !sharing.other[kind] ? (
                  `Shown once ${called.toLowerCase()} shares theirs too.`
                ) : undefined
              }
              checked={chosen[kind]}
              disabled={kind === 'phone' && !phoneNumber && !chosen[kind]}
              onChange={({ target }) => choose({ ...chosen, [kind]: target.checked })}
            />
          ))}
        </>
      )}
    </Step>
  )
}
