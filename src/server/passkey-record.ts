import type { PasskeyRecord } from '../api/passkey-record.ts'
import type { Passkeys } from './db/tables.ts'

export function toPasskeyRecord(row: Passkeys): PasskeyRecord {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
