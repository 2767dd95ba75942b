import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { PasskeyRecord } from '../../api/auth/passkeys/passkey-record.ts'
import { removePasskey } from '../../api/auth/passkeys/remove-passkey.ts'
import { secondFactorWords } from '../../locales/en/screens/second-factor.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { DialogButtons } from '../../ui/forms/DialogButtons.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { useReauthentication } from '../admin/shell/use-reauthentication.tsx'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { call } from '../session.ts'
import { dateOf, momentOf } from '../shell/dates.ts'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { showToast } from '../shell/toasts.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { passkeysQuery } from './passkeys-query.ts'
import { twoFactorQuery } from './queries.ts'

interface Props {
  onCodes: (codes: readonly string[]) => void
}

/** The user’s passkeys; the user can add and remove them. */
export function Passkeys({ onCodes }: Props) {
  const query = useQuery(passkeysQuery)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{secondFactorWords.aPasskeyLogs}</p>
      <QueryBoundary query={query} skeleton={<Skeleton className="h-16 w-full rounded-md" />}>
        {(passkeys) =>
          passkeys.length > 0 && (
            <ul
              aria-label={secondFactorWords.passkeys}
              className="grid divide-y divide-line border-y border-line"
            >
              {passkeys.map((passkey) => (
                <Passkey key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {isAdding && (
        <AddPasskey
          onClose={() => setIsAdding(false)}
          onAdded={(codes) => {
            setIsAdding(false)
            if (codes) onCodes(codes)
          }}
        />
      )}
      {!isAdding &&
        ('PublicKeyCredential' in window ? (
          <div>
            <Button variant="secondary" onClick={() => setIsAdding(true)}>
              {secondFactorWords.addAPasskey}
            </Button>
          </div>
        ) : (
          <p className="text-sm">{secondFactorWords.thisBrowserCannotMakePasskeys}</p>
        ))}
    </div>
  )
}

function Passkey({ passkey }: { passkey: PasskeyRecord }) {
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, createdAt, lastUsedAt, synced } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-40">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-muted">
          <Rich
            text={secondFactorWords.added}
            parts={{
              createdAt: dateOf(createdAt),
              value: synced && ', on your other devices too',
              value2:
                lastUsedAt === null
                  ? secondFactorWords.neverUsed
                  : fill(secondFactorWords.lastUsed, { lastUsedAt: momentOf(lastUsedAt) }),
            }}
          />
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={fill(secondFactorWords.remove3, { name })}
        onClick={() => setIsAsking(true)}
      >
        {secondFactorWords.remove}
      </Button>
      {isAsking && <RemovePasskey id={id} name={name} onClose={() => setIsAsking(false)} />}
    </li>
  )
}

function RemovePasskey({
  id,
  name,
  onClose,
}: Pick<PasskeyRecord, 'id' | 'name'> & { onClose: () => void }) {
  const client = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const removed = await withReauthentication(() => call(removePasskey, { id }))
    if (!removed) return
    onClose()
    void showToast('success', removed.message)
    await client.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
  })
  return (
    <>
      <Dialog title={fill(secondFactorWords.remove2, { name })} onClose={onClose}>
        <p className="text-sm text-muted">{secondFactorWords.itNoLongerLogs}</p>
        <DialogButtons cancel={secondFactorWords.cancel} onCancel={onClose}>
          <Button variant="danger" busy={busy} onClick={press}>
            {secondFactorWords.remove}
          </Button>
        </DialogButtons>
      </Dialog>
      {dialog}
    </>
  )
}
