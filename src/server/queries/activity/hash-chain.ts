import { createHash } from 'node:crypto'
import type { ActivityLogRow } from '../../db/tables.ts'

/** An entry that has no position in the chain yet. */
export type UnchainedEntry = Omit<ActivityLogRow, 'seq' | 'previous_hash' | 'hash'>

/** The previous hash of the first entry. */
export const genesisHash = '0'.repeat(64)

/** SHA-256 (hex) over the values of an entry in this order, as JSON. */
export function contentHash(entry: UnchainedEntry): string {
  const { id, at, actor_id, action, entity, entity_id, details } = entry
  return sha256(JSON.stringify([id, at, actor_id, action, entity, entity_id, details]))
}

/** Hash of an entry at its position. PostgreSQL computes the same: see `appendEntry`. */
export function linkHash(seq: number, previousHash: string, content: string): string {
  return sha256(`${seq} ${previousHash} ${content}`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
