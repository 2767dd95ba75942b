import { createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Settings } from '../config/env.ts'
import { lockDataDir } from '../db/data-dir-lock.ts'
import type { Queries } from '../db/database.ts'
import { isKnownMigration } from '../db/migrate.ts'
import { type CopiedTable, fillPostgres } from '../db/postgres-copy.ts'
import { openSqlite, sqliteFile } from '../db/sqlite.ts'
import { faultsOfSqlite } from '../db/sqlite-copy.ts'
import { type Verdict, verifyChain } from '../queries/activity/audit-chain.ts'
import { connect, openDatabase } from '../queries/open-database.ts'
import { countRows, listTables } from '../queries/table-rows.ts'
import { openStore } from '../storage/open-store.ts'
import { checkArchive, type Manifest, readArchive } from './archive.ts'
import { filesFolder, keyFilesIn, keysFolder } from './copy-files.ts'
import { sqliteEntry, tablesFolder } from './make-backup.ts'
import { type Entry, InvalidArchiveError } from './tar.ts'

export interface Restored {
  manifest: Manifest
  files: number
  log: Verdict
}

/**
 * Restores an archive into an empty place. The whole archive is checked first: if any part is
 * damaged, nothing is written. The database is restored last, in one step. Throws
 * `InvalidArchiveError`.
 */
export async function restoreBackup(settings: Settings, file: string): Promise<Restored> {
  const { backupPassphrase } = settings
  const manifest = await checkArchive(file, backupPassphrase)
  await refusePlace(settings, manifest)
  const unlock = lockDataDir(settings.dataDir)
  try {
    const read = () => readArchive(file, backupPassphrase)
    const files = await restoreFiles(settings, read())
    if (settings.databaseUrl) await restorePostgres(settings.databaseUrl, manifest, read())
    else await restoreSqlite(settings.dataDir, manifest, read())
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

async function refusePlace(settings: Settings, manifest: Manifest): Promise<void> {
  const { databaseUrl, dataDir, keysDir } = settings
  const wanted = databaseUrl ? 'postgres' : 'sqlite'
  if (manifest.engine !== wanted) {
    throw new InvalidArchiveError(
      manifest.engine === 'sqlite'
        ? 'This is a copy of the embedded database: restore it without DATABASE_URL.'
        : 'This is a copy of a PostgreSQL database: set DATABASE_URL to an empty one.',
    )
  }
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
      await store.save(name.slice(filesFolder.length), await gathered(bytes))
      files += 1
    } else if (name.startsWith(keysFolder)) {
      await restoreKey(settings.keysDir, name.slice(keysFolder.length), await gathered(bytes))
    } else for await (const _ of bytes);
  }
  return files
}

async function restoreKey(keysDir: string, name: string, bytes: Buffer): Promise<void> {
  if (!/^[\w-][\w.-]*$/.test(name)) throw new InvalidArchiveError(`${name} is not a key file.`)
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  await writeFile(join(keysDir, name), bytes, { mode: 0o600, flag: 'wx', flush: true })
}

async function gathered(bytes: Entry['bytes']): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function restoreSqlite(
  dataDir: string,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  const folder = mkdtempSync(join(dataDir, '.restoring-'))
  try {
    for await (const { name, bytes } of entries) {
      if (name !== sqliteEntry) for await (const _ of bytes);
      else {
        const target = createWriteStream(sqliteFile(folder), { mode: 0o600, flush: true })
        await pipeline(Readable.from(bytes, { objectMode: false }), target)
      }
    }
    const [fault] = faultsOfSqlite(folder)
    if (fault) throw new InvalidArchiveError(`The database of this archive is damaged: ${fault}.`)
    const copy = openSqlite(folder)
    try {
      await compareRows(copy.read, manifest)
    } finally {
      await copy.close()
    }
    renameSync(sqliteFile(folder), sqliteFile(dataDir))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function restorePostgres(
  url: string,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  await fillPostgres(url, manifest.migration, tablesOf(manifest, entries), (db) =>
    compareRows(db, manifest),
  )
}

/** Joins the parts of each table, which follow one another in the archive. */
async function* tablesOf(
  { columns }: Manifest,
  entries: AsyncIterable<Entry>,
): AsyncGenerator<CopiedTable> {
  const source = entries[Symbol.asyncIterator]()
  const next = async () => {
    for (;;) {
      const { value, done } = await source.next()
      if (done) return undefined
      if (value.name.startsWith(tablesFolder)) return value
      for await (const _ of value.bytes);
    }
  }
  let piece = await next()
  while (piece) {
    const table = piece.name.slice(tablesFolder.length).split('/')[0] ?? ''
    const known = columns[table]
    if (!known) throw new InvalidArchiveError(`${table} is not in the manifest.`)
    const bytes = async function* () {
      while (piece?.name.startsWith(`${tablesFolder}${table}/`)) {
        yield* piece.bytes
        piece = await next()
      }
    }
    yield { table, columns: known, bytes: bytes() }
  }
}

async function compareRows(db: Queries, { rows }: Manifest): Promise<void> {
  const there = await countRows(db, Object.keys(await listTables(db)))
  for (const [table, count] of Object.entries(rows)) {
    if (there[table] !== count) {
      throw new InvalidArchiveError(`${table} has ${there[table]} rows, not ${count}.`)
    }
  }
}
