import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { openSigner } from '../certificates/signing-key.ts'
import type { Settings } from '../config/env.ts'
import type { Database } from '../db/database.ts'
import { openEd25519Key } from '../lib/ed25519-key.ts'
import { openEncryption } from '../lib/encryption.ts'
import { openVapidKey } from '../push/vapid-key.ts'
import { insertCheckKey } from '../queries/proofs/check-proofs.ts'
import { recordedServerKeys, recordServerKey } from '../queries/server-keys.ts'

/** The keys of this process do not belong to the database; the message names the wrong key. */
export class KeyMismatchError extends Error {}

interface Key {
  name: 'server.key' | 'certificates.pem' | 'checks.pem' | 'log.pem' | 'push.pem'
  /** Opens the key, or creates it. The fingerprint is fixed for a key and does not reveal it. */
  fingerprint: (keysDir: string) => string
}

const keys: readonly Key[] = [
  { name: 'server.key', fingerprint: (keysDir) => openEncryption(keysDir).hmac('fingerprint') },
  { name: 'certificates.pem', fingerprint: (keysDir) => openSigner(keysDir).keyId },
  { name: 'checks.pem', fingerprint: (keysDir) => openEd25519Key(keysDir, 'checks.pem').kid },
  { name: 'log.pem', fingerprint: (keysDir) => openEd25519Key(keysDir, 'log.pem').kid },
  { name: 'push.pem', fingerprint: (keysDir) => openVapidKey(keysDir).publicKey },
]

/**
 * Checks that the keys in `keysDir` belong to the database. The first process creates them; all
 * others need copies. Throws `KeyMismatchError`, and creates no key in that case.
 */
export async function settleKeys(
  database: Database,
  { keysDir, dataDir }: Pick<Settings, 'keysDir' | 'dataDir'>,
): Promise<void> {
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  moveFromOldFolder(keysDir, dataDir)
  await database.write(async (tx) => {
    // With this lock, one of several first processes creates the keys and the others find them.
    await database.lock(tx, 'server keys')
    const recorded = await recordedServerKeys(tx)
    for (const { name, fingerprint } of keys) {
      const known = recorded.get(name)
      if (known === undefined) await recordServerKey(tx, name, fingerprint(keysDir))
      else if (!existsSync(join(keysDir, name))) throw missing(keysDir, name)
      else if (fingerprint(keysDir) !== known) throw different(keysDir, name)
    }
  })
}

/** Records the keys in `keysDir` as those of the database. Returns the names of changed keys. */
export async function adoptKeys(database: Database, keysDir: string): Promise<string[]> {
  return database.write(async (tx) => {
    await database.lock(tx, 'server keys')
    const recorded = await recordedServerKeys(tx)
    const changed = keys.filter(
      ({ name, fingerprint }) => fingerprint(keysDir) !== recorded.get(name),
    )
    for (const { name, fingerprint } of changed)
      await recordServerKey(tx, name, fingerprint(keysDir))
    return changed.map(({ name }) => name)
  })
}

/** Earlier releases stored `server.key` in `dataDir`. */
function moveFromOldFolder(keysDir: string, dataDir: string): void {
  const [before, after] = [join(dataDir, 'server.key'), join(keysDir, 'server.key')]
  if (existsSync(before) && !existsSync(after)) renameSync(before, after)
}

function missing(keysDir: string, name: string): KeyMismatchError {
  return new KeyMismatchError(
    `The database was used with a ${name}, and there is none in ${keysDir}. Copy it there from another server or a backup, or set KEYS_DIR to its folder. If it is lost, run: npm run keys -- --adopt`,
  )
}

function different(keysDir: string, name: string): KeyMismatchError {
  return new KeyMismatchError(
    `${join(keysDir, name)} is not the key that this database was used with. All servers on one database need the same key: copy it from another server, or set KEYS_DIR to its folder. To continue with this key, run: npm run keys -- --adopt`,
  )
}

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
