import { renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { openEd25519Key } from '../lib/ed25519-key.ts'
import { insertCheckKey } from '../queries/proofs/check-proofs.ts'
import { recordServerKey } from '../queries/server-keys.ts'

/**
 * Replaces the key for proofs. The public half of the old key stays in the database, so that its
 * proofs still verify; the old file is renamed. Returns the ids of both keys.
 */
export async function rotateCheckKey(
  database: Database,
  keysDir: string,
  now: number,
): Promise<{ before: string; after: string }> {
  const name = 'checks.pem'
  const before = openEd25519Key(keysDir, name)
  await database.write((tx) =>
    insertCheckKey(tx, { kid: before.kid, x: before.x, created_at: now - 1 }),
  )
  renameSync(join(keysDir, name), join(keysDir, `checks-${before.kid}.pem`))
  const after = openEd25519Key(keysDir, name)
  await database.write(async (tx) => {
    await insertCheckKey(tx, { kid: after.kid, x: after.x, created_at: now })
    await recordServerKey(tx, name, after.kid)
  })
  return { before: before.kid, after: after.kid }
}
