import { useQueryClient } from '@tanstack/react-query'
import type { ApiKeyRecord } from '../../api/api-keys/api-key-record.ts'
import { revokeApiKey } from '../../api/api-keys/revoke-api-key.ts'
import { scopeLabels, developerWords as words } from '../../locales/en/screens/developers.ts'
import { fill } from '../../locales/texts.ts'
import { KeyItem } from '../../ui/sections/KeyItem.tsx'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'
import { call } from '../session.ts'
import { dateOf, momentOf } from '../shell/dates.ts'
import { showToast } from '../shell/toasts.ts'
import { apiKeysQuery } from './queries.ts'

/** A key: what it is for, when it was used, and the button that revokes it. */
export function ApiKeyItem({ apiKey }: { apiKey: ApiKeyRecord }) {
  const { id, name, ending, scopes, createdAt, lastUsedAt } = apiKey
  const client = useQueryClient()
  const history = [
    fill(words.keyEnds, { ending }),
    fill(words.made, { date: dateOf(createdAt) }),
    lastUsedAt === null ? words.neverUsed : fill(words.lastUsed, { hour: momentOf(lastUsedAt) }),
  ]
  const mayCall = scopes.map((scope) => scopeLabels[scope]).join(', ')

  async function revoke(onRevoked: () => void) {
    const { message } = await call(revokeApiKey, { id })
    onRevoked()
    void showToast('success', message)
    await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
  }

  return (
    <KeyItem
      name={name}
      facts={[history.join(' · '), fill(words.mayCall, { scopes: mayCall })]}
      end={words.revoke}
      endNamed={fill(words.revokeNamed, { name })}
    >
      {(onClose) => (
        <ConfirmDialog
          title={fill(words.revokeTitle, { name })}
          text={words.revokeText}
          confirm={words.revoke}
          cancel={words.cancel}
          onConfirm={() => revoke(onClose)}
          onClose={onClose}
        />
      )}
    </KeyItem>
  )
}
