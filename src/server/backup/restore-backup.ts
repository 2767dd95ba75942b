import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Settings } from '../config/env.ts'
import { type CopiedTable, tablesOf } from '../db/copy/copy-text.ts'
import { faultsOfSqlite, openSqliteSnapshot } from '../db/copy/sqlite-copy.ts'
import { lockDataDir } from '../db/data-dir-lock.ts'
import { isKnownMigration } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { sqliteFile } from '../db/sqlite.ts'
import { type Mark, type Verdict, verifyChain } from '../queries/activity/audit-chain.ts'
import { type DatabaseServer, describeServer } from '../queries/database-server.ts'
import { openDatabase } from '../queries/open-database.ts'
import { listTables } from '../queries/table-rows.ts'
import { openStore } from '../storage/open-store.ts'
import { checkArchive, type Manifest, readArchive } from './archive.ts'
import { filesFolder, keyFilesIn, keysFolder } from './copy-files.ts'
import { compareWith, fillDatabase, inOneStep, withTempFolder } from './fill-database.ts'
import { sqliteEntry, tablesFolder } from './make-backup.ts'
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
export async function restoreBackup(
  settings: Settings,
  file: string,
  marks: readonly Mark[] = [],
): Promise<RestoreResult> {
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
      return { manifest, files, log: await verifyChain(database.read, marks) }
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
  if (databaseUrl !== null) await refuseServer(databaseUrl)
}

function notEmpty(what: string): InvalidArchiveError {
  return new InvalidArchiveError(
    `A backup can only be restored into an empty place, but ${what} is there already. Nothing was restored.`,
  )
}

/** Throws unless a PostgreSQL database is empty and can hold Toju's tables. */
async function refuseServer(databaseUrl: string): Promise<void> {
  const target = openPostgres(databaseUrl, { queryTimeout: false })
  try {
    const why = whyCannotFill(await describeServer(target.read))
    if (why) throw refusedServer(why)
  } catch (error) {
    throw error instanceof InvalidArchiveError ? error : refusedServer((error as Error).message)
  } finally {
    await target.close()
  }
}

const refusedServer = (why: string) =>
  new InvalidArchiveError(
    `The database of DATABASE_URL cannot be used. ${why} Nothing was restored.`,
  )

/** The oldest release of PostgreSQL that the tests run on. */
const oldestPostgres = 15

/** Why a PostgreSQL database cannot hold Toju's tables; null if it can. */
function whyCannotFill(server: DatabaseServer): string | null {
  const { version, encoding, schema, standby, mayCreate, tables } = server
  if (version < oldestPostgres) {
    return `It runs PostgreSQL ${version}, and Toju needs ${oldestPostgres} or later.`
  }
  if (standby) return 'It is a standby, which takes no writes: give the address of the primary.'
  if (encoding !== 'UTF8') return `Its encoding is ${encoding}: create it with encoding 'UTF8'.`
  if (!mayCreate) {
    return `Its user may not create tables in the schema ${schema ?? '(none)'}: grant it CREATE there, or make it the owner of the database.`
  }
  return tables.length === 0
    ? null
    : `A backup can only be restored into an empty place, but it has ${tables.length} tables, ${tables[0]} among them.`
}

/** Restores the database of an archive. The archive and the target may have different engines. */
async function restoreDatabase(
  settings: Settings,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  const { databaseUrl, dataDir } = settings
  if (manifest.engine === 'postgres') {
    return await fillDatabase(settings, manifest, tablesIn(manifest, entries))
  }
  if (databaseUrl === null) {
    return await inOneStep(dataDir, (folder) => extractSqlite(folder, manifest, entries))
  }
  await withTempFolder(dataDir, async (folder) => {
    await extractSqlite(folder, manifest, entries)
    const source = openSqliteSnapshot(folder)
    try {
      const columns = await listTables(source.read)
      await fillDatabase(settings, { ...manifest, columns }, tablesOf(source, columns))
    } finally {
      await source.close()
    }
  })
}

async function extractSqlite(
  folder: string,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  for await (const { name, bytes } of entries) {
    if (name !== sqliteEntry) for await (const _ of bytes);
    else {
      const target = createWriteStream(sqliteFile(folder), { mode: 0o600, flush: true })
      await pipeline(Readable.from(bytes, { objectMode: false }), target)
    }
  }
  const [fault] = faultsOfSqlite(folder)
  if (fault) throw new InvalidArchiveError(`The database of this archive is damaged: ${fault}.`)
  const copy = openSqliteSnapshot(folder)
  await compareWith(manifest, copy.read).finally(() => copy.close())
}

/** Joins the parts of each table, which follow one another in the archive. */
async function* tablesIn(
  { columns }: Manifest,
  entries: AsyncIterable<Entry>,
): AsyncGenerator<CopiedTable> {
  const source = entries[Symbol.asyncIterator]()
  const next = async () => {
    for (;;) {
      const { value, done } = await source.next()
      if (done) return undefined
      if (value.name.startsWith(tablesFolder)) return value
      // Skips an entry that is no table: its bytes have to be read before the next entry.
      for await (const _ of value.bytes);
    }
  }
  let part = await next()
  while (part) {
    const table = part.name.slice(tablesFolder.length).split('/')[0] ?? ''
    const columnNames = columns[table]
    if (!columnNames) throw new InvalidArchiveError(`${table} is not in the manifest.`)
    const bytes = async function* () {
      while (part?.name.startsWith(`${tablesFolder}${table}/`)) {
        yield* part.bytes
        part = await next()
      }
    }
    yield { table, columns: columnNames, bytes: bytes() }
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
