import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Settings } from '../config/env.ts'
import { type CopiedTable, tablesOf } from '../db/copy/copy-text.ts'
import { faultsOfSqlite, openSqliteSnapshot } from '../db/copy/sqlite-copy.ts'
import { sqliteFile } from '../db/sqlite.ts'
import { listTables } from '../queries/table-rows.ts'
import type { Manifest } from './archive.ts'
import { compareWith, fillDatabase, inOneStep, withTempFolder } from './fill-database.ts'
import { sqliteEntry, tablesFolder } from './make-backup.ts'
import { type Entry, InvalidArchiveError } from './tar.ts'

/** Restores the database of an archive. The archive and the target may have different engines. */
export async function restoreDatabase(
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
