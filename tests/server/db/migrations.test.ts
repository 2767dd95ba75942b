import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../../src/server/config/env.ts'
import { newestMigration } from '../../../src/server/db/migrate.ts'
import { connect, openDatabase } from '../../../src/server/queries/open-database.ts'
import { lastMigration, listTables } from '../../../src/server/queries/table-rows.ts'
import { createPostgresDatabase } from '../../support/database/database.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { runCommand } from '../../support/server/commands.ts'
import { programFile } from '../../support/server/program-file.ts'
import { shortTimeouts } from '../../support/server/short-timeouts.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

const postgres = await workersPostgres()

const script = 'tests/support/database/migrating-process.ts'
const kills = 3

async function emptyPlace(engine: 'SQLite' | 'PostgreSQL'): Promise<Record<string, string>> {
  const DATA_DIR = temporaryFolder(onTestFinished)
  if (engine === 'SQLite') return { DATA_DIR }
  return { DATA_DIR, DATABASE_URL: await createPostgresDatabase(postgres.url) }
}

/** What is there: the newest migration, and how many tables. */
async function schemaOf(place: Record<string, string>) {
  const database = connect(readSettings(place))
  try {
    const tables = Object.keys(await listTables(database.read)).length
    return { last: await lastMigration(database.read), tables }
  } finally {
    await database.close()
  }
}

/** Starts to migrate and is killed this many milliseconds later. */
async function killAfter(place: Record<string, string>, ms: number): Promise<void> {
  const { PATH } = process.env
  const child = spawn(process.execPath, [programFile(script)], {
    env: { PATH, ...place },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The process may end before it is killed.
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  await delay(ms)
  child.kill('SIGKILL')
  await ended
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  '%s, killed during a migration, is unchanged or fully migrated, and the next start finishes it',
  async (engine) => {
    const whole = await emptyPlace(engine)
    const began = performance.now()
    await (await openDatabase(readSettings(whole))).close()
    const takesMs = performance.now() - began
    const after = await schemaOf(whole)
    expect(after.last).toBe(newestMigration)

    let cut = 0
    for (let kill = 0; kill < kills; kill++) {
      const place = await emptyPlace(engine)
      await killAfter(place, (takesMs * kill) / kills)
      const found = await schemaOf(place)
      if (found.last === null) cut += 1
      expect([{ last: null, tables: 0 }, after]).toContainEqual(found)
      await (await openDatabase(readSettings(place))).close()
      expect(await schemaOf(place)).toEqual(after)
    }
    expect(cut).toBeGreaterThan(0)
  },
  120_000,
)

test('four processes that start at once on an empty PostgreSQL migrate it once', async () => {
  const place = await emptyPlace('PostgreSQL')
  const ran = await Promise.all(Array.from({ length: 4 }, () => runCommand(script, [], place)))
  for (const each of ran) expect(each).toEqual({ code: 0, output: 'begins\ndone\n', error: '' })
  expect((await schemaOf(place)).last).toBe(newestMigration)
}, 60_000)

test('a migration that has to wait for a lock gives up, before all others wait behind it', async () => {
  const place = await emptyPlace('PostgreSQL')
  const holder = new pg.Client({ connectionString: place['DATABASE_URL'] })
  await holder.connect()
  onTestFinished(() => holder.end())
  // Nobody else can create a table of this name until the transaction ends.
  await holder.query('begin; create table users (id text)')
  const began = performance.now()
  const impatient = { ...readSettings(place), timeouts: shortTimeouts }
  await expect(openDatabase(impatient)).rejects.toThrow('lock timeout')
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(await schemaOf(place)).toEqual({ last: null, tables: 0 })
  await holder.query('rollback')
  await (await openDatabase(readSettings(place))).close()
  expect((await schemaOf(place)).last).toBe(newestMigration)
}, 40_000)
