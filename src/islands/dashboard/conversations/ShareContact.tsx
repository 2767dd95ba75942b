import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { shareContact } from '../../../api/conversations/share-contact.ts'
import type { ThreadRecord } from '../../../api/conversations/thread-record.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { CheckboxField } from '../../../ui/forms/CheckboxField.tsx'
import { Rich } from '../../../ui/Rich.tsx'
import { paths } from '../../paths.ts'
import { useUser } from '../../shell/user-context.ts'
import { Step } from './Step.tsx'
import { useThreadEndpoint } from './thread-query.ts'

const kinds = ['name', 'phone'] as const

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
  if (closed !== null && !other.name && !other.phone) return null
  return (
    <Step title={conversationWords.whoYouAre}>
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
            {other.phone}
          </a>
        </p>
      )}
      {closed === null && (
        <>
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
                        <Link key="link" to={paths.account} className="text-link">
                          {conversationWords.addItToYourAccount}
                        </Link>
                      ),
                    }}
                  />
                ) : sharing.other[kind] && !chosen[kind] ? (
                  conversationWords.readyToShare[side][kind]
                ) : sharing.you[kind] && !sharing.other[kind] ? (
                  conversationWords.shownOnceShared[side]
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
