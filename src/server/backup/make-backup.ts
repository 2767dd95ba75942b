import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from '../config/env.ts'
import { openSnapshot } from '../db/copy/postgres-copy.ts'
import { copySqlite } from '../db/copy/sqlite-copy.ts'
import type { Database } from '../db/database.ts'
import { openSqlite, sqliteFile } from '../db/sqlite.ts'
import { connect } from '../queries/open-database.ts'
import { countRows, lastMigration, listTables } from '../queries/table-rows.ts'
import { retainUploads } from '../queries/uploads/uploads.ts'
import { openStore } from '../storage/open-store.ts'
import { entryOf, type Manifest, writeArchive } from './archive.ts'
import { copyFiles, copyKeys, type FilesCopied } from './copy-files.ts'
import type { Entry } from './tar.ts'

/** There is nothing to back up, or the target file exists; the message says which. */
export class BackupError extends Error {}

export const sqliteEntry = 'database/toju.sqlite'
export const tablesFolder = 'database/tables/'

/** For this long after each renewal, no upload is purged. */
const retainedMs = 600_000
const renewEveryMs = 60_000

export interface BackupMade extends FilesCopied {
  bytes: number
  rows: number
}

/**
 * Writes a backup of the database and then of its files while the server keeps running. It contains
 * every write that was acknowledged before the call.
 */
export async function makeBackup(
  settings: Settings,
  file: string,
  { withKeys, scryptCost }: { withKeys: boolean; scryptCost?: number },
): Promise<BackupMade> {
  const { databaseUrl, dataDir, keysDir, backupPassphrase } = settings
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) {
    throw new BackupError(`There is no database in ${dataDir}.`)
  }
  if (existsSync(file)) throw new BackupError(`${file} is there already.`)
  const live = connect(settings)
  try {
    if ((await lastMigration(live.read)) === null) throw new BackupError('The database is empty.')
    const renewing = await beginRetaining(live)
    const snapshot = databaseUrl
      ? await snapshotOfPostgres(databaseUrl)
      : await snapshotOfSqlite(dataDir, dirname(file))
    const copied: FilesCopied = { files: 0, missing: [] }
    try {
      const parts = async function* () {
        yield* snapshot.parts()
        yield* copyFiles(snapshot.read, { live, images: openStore(settings) }, copied)
        if (withKeys) yield* copyKeys(keysDir)
      }
      const { manifest } = snapshot
      const content = { manifest: { ...manifest, hasKeys: withKeys }, parts: parts() }
      const bytes = await writeArchive(file, content, backupPassphrase, scryptCost)
      const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
      return { bytes, rows, ...copied }
    } finally {
      clearInterval(renewing)
      await snapshot.close()
      await retainUploads(live, Date.now())
    }
  } finally {
    await live.close()
  }
}

async function beginRetaining(live: Database) {
  const retain = () => retainUploads(live, Date.now() + retainedMs)
  await retain()
  // If a renewal fails, the next one still comes in time.
  return setInterval(() => retain().catch(() => {}), renewEveryMs).unref()
}

interface Snapshot {
  manifest: Manifest
  read: Database['read']
  parts(): AsyncGenerator<Entry>
  close(): Promise<void>
}

async function describe(read: Database['read'], engine: Manifest['engine']): Promise<Manifest> {
  const columns = await listTables(read)
  return {
    format: 1,
    made: new Date().toISOString(),
    engine,
    migration: (await lastMigration(read)) ?? '',
    rows: await countRows(read, Object.keys(columns)),
    columns: engine === 'postgres' ? columns : {},
    hasKeys: false,
  }
}

async function snapshotOfSqlite(dataDir: string, beside: string): Promise<Snapshot> {
  const folder = mkdtempSync(join(beside, '.toju-copy-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    await copySqlite(dataDir, folder)
    const copy = openSqlite(folder)
    const manifest = await describe(copy.read, 'sqlite')
    return {
      manifest,
      read: copy.read,
      async *parts() {
        const path = sqliteFile(folder)
        const handle = await open(path)
        const bytes = handle.createReadStream({ highWaterMark: 1024 * 1024 })
        yield { name: sqliteEntry, size: statSync(path).size, bytes }
      },
      async close() {
        await copy.close()
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}

async function snapshotOfPostgres(url: string): Promise<Snapshot> {
  const snapshot = await openSnapshot(url)
  const manifest = await describe(snapshot.read, 'postgres')
  return {
    manifest,
    read: snapshot.read,
    async *parts() {
      for (const [table, columns] of Object.entries(manifest.columns)) {
        let part = 0
        for await (const bytes of snapshot.partsOf(table, columns)) {
          part += 1
          yield entryOf(`${tablesFolder}${table}/${String(part).padStart(6, '0')}`, bytes)
        }
      }
    },
    close: () => snapshot.close(),
  }
}
