import type { PasskeyRecord } from '../../../api/auth/passkeys.ts'
import type { PasskeyRow } from '../../db/tables.ts'

export function toPasskeyRecord(row: PasskeyRow): PasskeyRecord {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced === 1,
    host: row.host,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
