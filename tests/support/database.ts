import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { sqliteFile } from '../../src/server/db/sqlite.ts'

export interface TestDatabase {
  database: Database
  dataDir: string
  /** Opens the same database once more: another process's view. */
  reopen(): Promise<Database>
  drop(): Promise<void>
}

let template: Promise<string> | undefined
let count = 0

/** A clean, migrated database of the engine that this run is about. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const engine = inject('database')
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-test-'))
  if (engine.kind === 'sqlite') {
    template ??= migratedFile()
    copyFileSync(await template, sqliteFile(dataDir))
    return opened({ databaseUrl: null, dataDir }, async () => {})
  }
  const serverUrl = engine.url
  template ??= migratedTemplate(serverUrl)
  const name = `toju_${process.pid}_${count++}`
  await run(serverUrl, `create database ${name} template ${await template}`)
  return opened({ databaseUrl: withName(serverUrl, name), dataDir }, () =>
    run(serverUrl, `drop database ${name} with (force)`),
  )
}

async function opened(
  where: { databaseUrl: string | null; dataDir: string },
  remove: () => Promise<void>,
): Promise<TestDatabase> {
  const database = await openDatabase(where)
  return {
    database,
    dataDir: where.dataDir,
    reopen: () => openDatabase(where),
    async drop() {
      await database.close()
      await remove()
      rmSync(where.dataDir, { recursive: true, force: true })
    },
  }
}

async function migratedFile(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-template-'))
  await (await openDatabase({ databaseUrl: null, dataDir })).close()
  return sqliteFile(dataDir)
}

/** One template for each test process: a template cannot be copied while somebody uses it. */
async function migratedTemplate(serverUrl: string): Promise<string> {
  const name = `toju_template_${process.pid}`
  await run(serverUrl, `create database ${name}`)
  await (await openDatabase({ databaseUrl: withName(serverUrl, name), dataDir: tmpdir() })).close()
  return name
}

function withName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function run(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
