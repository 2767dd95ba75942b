import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../config/env.ts'
import { lockDataDir } from '../db/data-dir-lock.ts'
import { isKnownMigration } from '../db/migrate.ts'
import { sqliteFile } from '../db/sqlite.ts'
import { type Verdict, verifyChain } from '../queries/activity/audit-chain.ts'
import { connect, openDatabase } from '../queries/open-database.ts'
import { openStore } from '../storage/open-store.ts'
import { checkArchive, type Manifest, readArchive } from './archive.ts'
import { filesFolder, keyFilesIn, keysFolder } from './copy-files.ts'
import { restoreDatabase } from './restore-database.ts'
import { type Entry, InvalidArchiveError } from './tar.ts'

export interface RestoreResult {
  manifest: Manifest
  files: number
  log: Verdict
}

/**
 * Restores an archive into an empty place. The whole archive is checked first: if any part is
 * damaged, nothing is written. The database is restored last, in one step, on either engine. Throws
 * `InvalidArchiveError` or `IncompleteCopyError`.
 */
export async function restoreBackup(settings: Settings, file: string): Promise<RestoreResult> {
  const { backupPassphrase } = settings
  const manifest = await checkArchive(file, backupPassphrase)
  await refuseTarget(settings, manifest)
  const unlock = lockDataDir(settings.dataDir)
  try {
    const read = () => readArchive(file, backupPassphrase)
    const files = await restoreFiles(settings, read())
    await restoreDatabase(settings, manifest, read())
    const database = await openDatabase(settings)
    try {
      return { manifest, files, log: await verifyChain(database.read) }
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
}

async function refuseTarget(settings: Settings, manifest: Manifest): Promise<void> {
  const { databaseUrl, dataDir, keysDir } = settings
  if (!isKnownMigration(manifest.migration)) {
    throw new InvalidArchiveError(
      `This release does not know the migration ${manifest.migration} of this archive. Restore it with the release that made it.`,
    )
  }
  if (existsSync(sqliteFile(dataDir))) throw notEmpty(sqliteFile(dataDir))
  const [key] = manifest.hasKeys ? keyFilesIn(keysDir) : []
  if (key) throw notEmpty(join(keysDir, key))
  for await (const { name } of openStore(settings).list()) throw notEmpty(`the store (${name})`)
  if (databaseUrl && !(await isEmpty(settings))) throw notEmpty('the database of DATABASE_URL')
}

function notEmpty(what: string): InvalidArchiveError {
  return new InvalidArchiveError(
    `A backup can only be restored into an empty place, but ${what} is there already. Nothing was restored.`,
  )
}

async function isEmpty(settings: Settings): Promise<boolean> {
  const database = connect(settings)
  try {
    return (await database.read.introspection.getTables()).length === 0
  } finally {
    await database.close()
  }
}

async function restoreFiles(settings: Settings, entries: AsyncIterable<Entry>): Promise<number> {
  const store = openStore(settings)
  let files = 0
  for await (const { name, bytes } of entries) {
    if (name.startsWith(filesFolder)) {
      await store.save(name.slice(filesFolder.length), await readAll(bytes))
      files += 1
    } else if (name.startsWith(keysFolder)) {
      await restoreKey(settings.keysDir, name.slice(keysFolder.length), await readAll(bytes))
    } else for await (const _ of bytes);
  }
  return files
}

async function restoreKey(keysDir: string, name: string, bytes: Buffer): Promise<void> {
  if (!/^[\w-][\w.-]*$/.test(name)) throw new InvalidArchiveError(`${name} is not a key file.`)
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  await writeFile(join(keysDir, name), bytes, { mode: 0o600, flag: 'wx', flush: true })
}

async function readAll(bytes: Entry['bytes']): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}
