import type { Queries } from '../../db/database.ts'
import type { Encryption } from '../../lib/encryption.ts'

/** A transaction that hashes codes with the key of the server. */
export interface KeyedTransaction {
  tx: Queries
  encryption: Pick<Encryption, 'hmac'>
  now: number
}
