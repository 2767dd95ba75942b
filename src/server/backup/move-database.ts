import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Settings } from '../config/env.ts'
import { appliedMigrations } from '../db/applied-migrations.ts'
import { openSnapshot } from '../db/copy/postgres-copy.ts'
import { openSqliteSnapshot } from '../db/copy/sqlite-copy.ts'
import { countingRows, type Snapshot, tablesOf } from '../db/copy/table-copy.ts'
import { DataDirInUse, lockDataDir } from '../db/data-dir-lock.ts'
import { unknownSchema } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { sqliteFile } from '../db/sqlite.ts'
import { type Verdict, verifyChain } from '../queries/activity/audit-chain.ts'
import {
  countOtherClients,
  type DatabaseServer,
  describeServer,
} from '../queries/database-server.ts'
import { countRows, lastMigration, listTables } from '../queries/table-rows.ts'
import { type Content, fillDatabase, IncompleteCopyError } from './fill-database.ts'

/** The database cannot be moved now; the message says why. Nothing was changed. */
export class MoveRefusedError extends Error {}

/** How far a move is. */
export interface MoveProgress {
  table: string
  rows: number
  /** The number of rows of all tables. */
  of: number
}

export interface MoveResult {
  tables: number
  rows: number
  log: Verdict
}

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/**
 * Copies a database into the empty database of the other engine, while nothing else writes.
 * The source does not change. The target is filled in one step: a move that throws or is killed
 * leaves it empty. Pictures and keys stay where they are. Throws `MoveRefusedError`.
 */
export async function moveDatabase(
  from: Place,
  to: Place,
  onProgress: (progress: MoveProgress) => void,
): Promise<MoveResult> {
  const unlock = lockOrRefuse(from.dataDir)
  try {
    await refuseTarget(to)
    const source = await openStopped(from)
    try {
      return await copyAll(source, to, onProgress)
    } finally {
      await source.close()
    }
  } finally {
    unlock()
  }
}

async function copyAll(
  source: Snapshot,
  to: Place,
  onProgress: (progress: MoveProgress) => void,
): Promise<MoveResult> {
  const columns = await listTables(source.read)
  const content: Content = {
    migration: (await lastMigration(source.read)) ?? '',
    rows: await countRows(source.read, Object.keys(columns)),
    columns,
  }
  const of = Object.values(content.rows).reduce((sum, count) => sum + count, 0)
  let rows = 0
  const tables = countingRows(tablesOf(source, columns), (table, count) => {
    rows += count
    onProgress({ table, rows, of })
  })
  let log: Verdict | undefined
  await fillDatabase(to, content, tables, async (db) => {
    log = await verifyChain(db)
  })
  if (!log) throw new IncompleteCopyError('The activity log was not read.')
  return { tables: Object.keys(columns).length, rows, log }
}

/** Locks the folder for PostgreSQL too: its pictures belong to the database that is moved. */
function lockOrRefuse(dataDir: string): () => void {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    throw new MoveRefusedError(
      `A Toju server is running on ${dataDir}. Stop it first: what it writes during the copy would be lost. Nothing was changed.`,
    )
  }
}

async function refuseTarget({ databaseUrl, dataDir }: Place): Promise<void> {
  if (databaseUrl === null) {
    if (!existsSync(sqliteFile(dataDir))) return
    throw new MoveRefusedError(
      `${sqliteFile(dataDir)} is there already. Move it away, with its -wal and -shm. Nothing was changed.`,
    )
  }
  const target = openPostgres(databaseUrl, { queryTimeout: false })
  try {
    const why = whyCannotFill(await describeServer(target.read))
    if (why) throw refusedTarget(why)
  } catch (error) {
    throw error instanceof MoveRefusedError ? error : refusedTarget((error as Error).message)
  } finally {
    await target.close()
  }
}

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
    : `It is not empty: it has ${tables.length} tables, ${tables[0]} among them. Give an empty one.`
}

const refusedTarget = (why: string) =>
  new MoveRefusedError(`The PostgreSQL database cannot be used. ${why} Nothing was changed.`)

/** Opens the source. Nothing else can write to it until it is closed. */
async function openStopped({ databaseUrl, dataDir }: Place): Promise<Snapshot> {
  if (databaseUrl === null && !existsSync(sqliteFile(dataDir))) {
    throw new MoveRefusedError(`There is no database in ${dataDir}.`)
  }
  if (databaseUrl !== null) await refuseClients(databaseUrl)
  const source =
    databaseUrl === null
      ? openSqliteSnapshot(dataDir)
      : await openSnapshot(databaseUrl, { stopWriters: true })
  const problem = await whyCannotRead(source)
  if (problem === null) return source
  await source.close()
  throw new MoveRefusedError(problem)
}

/** PostgreSQL may take as long to notice that a server was stopped. */
const endsWithinMs = 2000

async function refuseClients(databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl, { queryTimeout: false })
  const until = performance.now() + endsWithinMs
  let clients: number
  try {
    clients = await countOtherClients(database.read)
    while (clients > 0 && performance.now() < until) {
      await delay(100)
      clients = await countOtherClients(database.read)
    }
  } finally {
    await database.close()
  }
  if (clients === 0) return
  throw new MoveRefusedError(
    `${clients} other programs are connected to the database of DATABASE_URL. Stop all servers, workers and poolers first: what they write during the copy would be lost. Nothing was changed.`,
  )
}

async function whyCannotRead({ read }: Snapshot): Promise<string | null> {
  const applied = await appliedMigrations(read)
  if (applied.length === 0) return 'The database is empty.'
  const problem = unknownSchema(applied)
  return problem && `The database cannot be read: ${problem}.`
}
