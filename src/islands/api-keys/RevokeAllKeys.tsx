import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { revokeApiKey } from '../../api/api-keys/revoke-api-key.ts'
import { developerWords } from '../../locales/en/screens/developers.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useBusyAction } from '../forms/use-busy-action.ts'
import { call } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { apiKeysQuery } from './queries.ts'

/** For somebody whose password was in other hands: ends every key. */
export function RevokeAllKeys({ ids }: { ids: readonly string[] }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { busy, press } = useBusyAction(async () => {
    try {
      for (const id of ids) await call(revokeApiKey, { id })
      setIsAsking(false)
      void showToast('success', developerWords.revokedAll)
    } finally {
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
    }
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {developerWords.revokeAll}
      </Button>
      {isAsking && (
        <Dialog title={developerWords.revokeAllTitle} onClose={() => setIsAsking(false)}>
          <p className="text-sm text-muted">{developerWords.revokeAllText}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {developerWords.cancel}
            </Button>
            <Button variant="danger" busy={busy} onClick={press}>
              {developerWords.revokeAll}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
