import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiKeyRecord } from '../../api/api-keys/api-key-record.ts'
import { revokeApiKey } from '../../api/api-keys/revoke-api-key.ts'
import { developerWords, scopeLabels } from '../../locales/en/screens/developers.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { call } from '../session.ts'
import { dateOf, momentOf } from '../shell/dates.ts'
import { showToast } from '../shell/toasts.ts'
import { apiKeysQuery } from './queries.ts'

/** A key: what it is for, when it was used, and the button that revokes it. */
export function ApiKeyItem({ apiKey }: { apiKey: ApiKeyRecord }) {
  const [isAsking, setIsAsking] = useState(false)
  const { name, ending, scopes, createdAt, lastUsedAt } = apiKey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {[
            fill(developerWords.keyEnds, { ending }),
            fill(developerWords.made, { date: dateOf(createdAt) }),
            lastUsedAt === null
              ? developerWords.neverUsed
              : fill(developerWords.lastUsed, { hour: momentOf(lastUsedAt) }),
          ].join(' · ')}
        </p>
        <p className="text-sm text-muted">
          {fill(developerWords.mayCall, {
            scopes: scopes.map((scope) => scopeLabels[scope]).join(', '),
          })}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={fill(developerWords.revokeNamed, { name })}
        onClick={() => setIsAsking(true)}
      >
        {developerWords.revoke}
      </Button>
      {isAsking && <RevokeApiKey {...apiKey} onClose={() => setIsAsking(false)} />}
    </li>
  )
}

function RevokeApiKey({
  id,
  name,
  onClose,
}: Pick<ApiKeyRecord, 'id' | 'name'> & { onClose: () => void }) {
  const client = useQueryClient()
  const { busy, press } = useBusyAction(async () => {
    const { message } = await call(revokeApiKey, { id })
    onClose()
    void showToast('success', message)
    await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
  })
  return (
    <Dialog title={fill(developerWords.revokeTitle, { name })} onClose={onClose}>
      <p className="text-sm text-muted">{developerWords.revokeText}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {developerWords.cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={press}>
          {developerWords.revoke}
        </Button>
      </div>
    </Dialog>
  )
}
