import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeBackup } from '../../../src/server/backup/make-backup.ts'
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts'
import { readSettings, type Settings } from '../../../src/server/config/env.ts'
import { schema } from '../../../src/server/db/schema/schema.ts'
import { connect, openDatabase } from '../../../src/server/queries/open-database.ts'
import { copiedLines } from '../../support/database/copied-lines.ts'
import { createPostgresDatabase } from '../../support/database/database.ts'
import { definitionsOf } from '../../support/database/definitions.ts'
import { fillEveryTable } from '../../support/database/fill-every-table.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { executed } from '../../support/database/statements.ts'
import { runCommand } from '../../support/server/commands.ts'
import { prepareReporter } from '../../support/server/reporter.ts'
import { migratedFolder, temporaryFolder } from '../support/start-test-server.ts'

const postgres = await workersPostgres()

const embedded = (dataDir: string): Settings => readSettings({ DATA_DIR: dataDir })
const emptyFolder = () => embedded(temporaryFolder(onTestFinished))
const emptyPostgres = async (): Promise<Settings> =>
  readSettings({
    DATA_DIR: temporaryFolder(onTestFinished),
    DATABASE_URL: await createPostgresDatabase(postgres.url),
  })

/** Backs up one place and restores the copy into the other. */
async function copy(from: Settings, to: Settings) {
  const file = join(temporaryFolder(onTestFinished), 'copy')
  await makeBackup(from, file, { withKeys: false })
  return restoreBackup(to, file)
}

const definitions = async (place: Settings) => {
  const database = await openDatabase(place)
  return await definitionsOf(database).finally(() => database.close())
}

/** An embedded database with rows in every table. */
function filled(): Settings {
  const dataDir = migratedFolder(onTestFinished)
  fillEveryTable(dataDir)
  return embedded(dataDir)
}

/** An embedded database with a user who has phones. */
async function inUse(): Promise<Settings> {
  const place = embedded(migratedFolder(onTestFinished))
  await prepareReporter(place, 5)
  return place
}

// A backup contains the lease that was taken while it was made.
const rowsOf = async (place: Settings) => {
  const { job_leases: _, ...rows } = await copiedLines(place)
  return rows
}

test('every table goes from SQLite to PostgreSQL and back, row by row, and so do its triggers and indexes', async () => {
  const [source, middle, end] = [filled(), await emptyPostgres(), emptyFolder()]
  const before = await rowsOf(source)
  expect(Object.keys(await copiedLines(source)).sort()).toEqual(Object.keys(schema).sort())
  expect(Object.entries(before).filter(([, lines]) => lines.length === 0)).toEqual([])

  await copy(source, middle)
  expect(await rowsOf(middle)).toEqual(before)
  await copy(middle, end)
  expect(await rowsOf(end)).toEqual(before)

  expect(await definitions(end)).toEqual(await definitions(source))
  const migrated = { ...middle, databaseUrl: await createMigratedDatabase(postgres.url) }
  const wanted = await definitions(migrated)
  expect(wanted.length).toBeGreaterThan(300)
  expect(await definitions(middle)).toEqual(wanted)
})

describe('a restore into the other engine', () => {
  test('that is killed leaves no database or a whole one, and works in an empty place afterwards', async () => {
    const [source, middle] = [filled(), await emptyPostgres()]
    const before = await rowsOf(source)
    const file = join(temporaryFolder(onTestFinished), 'copy')
    await makeBackup(source, file, { withKeys: false })
    const started = performance.now()
    await restoreBackup(await emptyPostgres(), file)
    const wholeMs = performance.now() - started
    let whole = false
    for (const share of [0.5, 0.9, 1.3, 1.7]) {
      const place = { ...middle, dataDir: temporaryFolder(onTestFinished) }
      if (whole) break
      await runCommand(
        'scripts/commands/restore.ts',
        [file],
        {
          DATA_DIR: place.dataDir,
          DATABASE_URL: place.databaseUrl ?? '',
        },
        { killAfterMs: Math.round(wholeMs * share) },
      )
      const rows = await copiedLines(middle)
      whole = Object.keys(rows).length > 0
      if (whole) expect(await rowsOf(middle)).toEqual(before)
      else expect(rows).toEqual({})
    }
    if (!whole)
      await restoreBackup({ ...middle, ...emptyFolder(), databaseUrl: middle.databaseUrl }, file)
    expect(await rowsOf(middle)).toEqual(before)
  })

  test('is refused by a PostgreSQL server that cannot store the data, with what to do', async () => {
    const source = await inUse()
    const file = join(temporaryFolder(onTestFinished), 'copy')
    await makeBackup(source, file, { withKeys: false })
    const messageOf = async (databaseUrl: string) => {
      const place = { ...emptyFolder(), databaseUrl }
      return String(await restoreBackup(place, file).catch((error) => error))
    }
    const server = connect({ databaseUrl: postgres.url, dataDir: '' })
    onTestFinished(() => server.close())
    const run = (statement: string) => executed(server.read, statement)
    await run("create database of_bytes template template0 encoding 'SQL_ASCII' locale 'C'")
    const at = (change: Partial<URL>) => Object.assign(new URL(postgres.url), change).href
    expect(await messageOf(at({ pathname: '/of_bytes' }))).toContain("encoding 'UTF8'")
    await run("create role guest login password 'guest'")
    const { pathname } = new URL(await createPostgresDatabase(postgres.url))
    const guest = at({ pathname, username: 'guest', password: 'guest' })
    expect(await messageOf(guest)).toContain('grant it CREATE')
    expect(await messageOf(at({ password: 'wrong' }))).toContain('password authentication failed')
    expect(await messageOf(await createMigratedDatabase(postgres.url))).toContain('empty place')
  })

  test('names the text that PostgreSQL cannot hold, and changes nothing', async () => {
    const [source, middle] = [await inUse(), await emptyPostgres()]
    const database = await openDatabase(source)
    await database.write((tx) => executed(tx, "update users set address = 'a' || char(0) || 'b'"))
    await database.close()
    await expect(copy(source, middle)).rejects.toThrow(
      'users.address contains the character U+0000',
    )
    expect(await copiedLines(middle)).toEqual({})
  })
})
