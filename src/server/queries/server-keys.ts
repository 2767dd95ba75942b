import type { Queries } from '../db/database.ts'
import { upsertRow } from './rows-by-columns.ts'

/** Fingerprints of the keys that this database is used with, by name. */
export async function recordedServerKeys(db: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('server_keys').selectAll().execute()
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
}

export async function recordServerKey(
  tx: Queries,
  name: string,
  fingerprint: string,
): Promise<void> {
  await upsertRow(tx, 'server_keys', { name, fingerprint }, 'name')
}
