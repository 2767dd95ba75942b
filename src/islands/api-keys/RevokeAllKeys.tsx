import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { revokeApiKey } from '../../api/api-keys/revoke-api-key.ts'
import { developerWords as words } from '../../locales/en/screens/developers.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'
import { call } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { apiKeysQuery } from './queries.ts'

/** Revokes every key, for users whose password was stolen. */
export function RevokeAllKeys({ ids }: { ids: readonly string[] }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)

  async function revokeAll() {
    try {
      for (const id of ids) await call(revokeApiKey, { id })
      setIsAsking(false)
      void showToast('success', words.revokedAll)
    } finally {
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {words.revokeAll}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.revokeAllTitle}
          text={words.revokeAllText}
          confirm={words.revokeAll}
          cancel={words.cancel}
          onConfirm={revokeAll}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
