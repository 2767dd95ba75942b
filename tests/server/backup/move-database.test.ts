import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeBackup } from '../../../src/server/backup/make-backup.ts'
import { MoveRefusedError, moveDatabase } from '../../../src/server/backup/move-database.ts'
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts'
import { readSettings, type Settings } from '../../../src/server/config/env.ts'
import { lockDataDir } from '../../../src/server/db/data-dir-lock.ts'
import { schema } from '../../../src/server/db/schema/schema.ts'
import { sqliteFile } from '../../../src/server/db/sqlite.ts'
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
const move = (from: Settings, to: Settings) => moveDatabase(from, to, () => {})

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

describe('every table of the schema', () => {
  test('goes from SQLite to PostgreSQL and back, row by row, and so do its triggers and indexes', async () => {
    const [source, middle, end] = [filled(), await emptyPostgres(), emptyFolder()]
    const before = await copiedLines(source)
    expect(Object.keys(before)).toEqual(Object.keys(schema).sort())
    expect(Object.entries(before).filter(([, lines]) => lines.length === 0)).toEqual([])

    const moved = await move(source, middle)
    expect(moved).toMatchObject({ tables: Object.keys(schema).length })
    expect(await copiedLines(middle)).toEqual(before)
    const back = await move(middle, end)
    expect(back.rows).toBe(moved.rows)
    expect(await copiedLines(end)).toEqual(before)
    expect(await copiedLines(source)).toEqual(before)

    expect(await definitions(end)).toEqual(await definitions(source))
    const migrated = { ...middle, databaseUrl: await createMigratedDatabase(postgres.url) }
    const wanted = await definitions(migrated)
    expect(wanted.length).toBeGreaterThan(300)
    expect(await definitions(middle)).toEqual(wanted)
  })

  test('is in a copy that the other engine restores', async () => {
    const [source, middle, end] = [await inUse(), await emptyPostgres(), emptyFolder()]
    // A backup contains the lease that was taken while it was made.
    const rowsOf = async (place: Settings) => ({ ...(await copiedLines(place)), job_leases: null })
    const before = await rowsOf(source)
    const copies = temporaryFolder(onTestFinished)
    await makeBackup(source, join(copies, 'of-sqlite'), { withKeys: false })
    expect((await restoreBackup(middle, join(copies, 'of-sqlite'))).log.faults).toEqual([])
    expect(await rowsOf(middle)).toEqual(before)
    await makeBackup(middle, join(copies, 'of-postgres'), { withKeys: false })
    expect((await restoreBackup(end, join(copies, 'of-postgres'))).log.faults).toEqual([])
    expect(await rowsOf(end)).toEqual(before)
  })
})

describe('a move', () => {
  test('that is killed leaves the source as it was and the target empty, and the next one succeeds', async () => {
    const [source, middle, end] = [filled(), await emptyPostgres(), emptyFolder()]
    const before = await copiedLines(source)
    const killed = async (from: Settings, target: string, at: number) => {
      const { DATA_DIR, ...address } = environmentOf(from)
      const place = target === 'embedded' ? end.dataDir : (DATA_DIR ?? '')
      const ran = await runCommand('tests/support/server/killed-mover.ts', [target, String(at)], {
        ...address,
        DATA_DIR: place,
      })
      expect(ran).toEqual({ code: 1, output: '', error: '' })
    }
    const tables = Object.keys(schema).length
    for (const at of [1, tables]) {
      await killed(source, middle.databaseUrl ?? '', at)
      expect(await copiedLines(source)).toEqual(before)
      expect(await copiedLines(middle)).toEqual({})
    }
    expect((await move(source, middle)).tables).toBe(tables)
    for (const at of [tables]) {
      await killed(middle, 'embedded', at)
      expect(await copiedLines(middle)).toEqual(before)
      expect(existsSync(sqliteFile(end.dataDir))).toBe(false)
    }
    await move(middle, end)
    expect(await copiedLines(end)).toEqual(before)
    expect(readdirSync(end.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('is refused while a server runs, whichever engine it has', async () => {
    const [source, middle] = [await inUse(), await emptyPostgres()]
    const unlock = lockDataDir(source.dataDir)
    await expect(move(source, middle)).rejects.toThrow('A Toju server is running')
    unlock()
    await move(source, middle)
    const server = await openDatabase(middle)
    await server.read.selectFrom('users').select('id').execute()
    await expect(move(middle, emptyFolder())).rejects.toThrow('other programs are connected')
    await server.close()
    await move(middle, emptyFolder())
  })

  test('is refused by a target that is not empty, in both directions', async () => {
    const [source, other] = [await inUse(), await inUse()]
    const middle = await emptyPostgres()
    await move(source, middle)
    const before = await copiedLines(middle)
    await expect(move(other, middle)).rejects.toThrow('It is not empty')
    expect(await copiedLines(middle)).toEqual(before)
    await expect(move(middle, { ...middle, ...embedded(other.dataDir) })).rejects.toThrow(
      'is there already',
    )
  })

  test('is refused by a PostgreSQL server that cannot store the data, with what to do', async () => {
    const source = await inUse()
    const messageOf = async (databaseUrl: string) => {
      const refused = await move(source, { ...source, databaseUrl }).catch((error) => error)
      expect(refused).toBeInstanceOf(MoveRefusedError)
      return String(refused)
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
  })

  test('names the text that PostgreSQL cannot hold, and changes nothing', async () => {
    const [source, middle] = [await inUse(), await emptyPostgres()]
    const database = await openDatabase(source)
    await database.write((tx) => executed(tx, "update users set address = 'a' || char(0) || 'b'"))
    await database.close()
    await expect(move(source, middle)).rejects.toThrow(
      'users.address contains the character U+0000',
    )
    expect(await copiedLines(middle)).toEqual({})
  })

  test('by the command prints what to set and no password, and leaves the activity log intact', async () => {
    const source = await inUse()
    const { databaseUrl } = await emptyPostgres()
    const DATA_DIR = source.dataDir
    const away = await runCommand('scripts/commands/move-database.ts', [databaseUrl ?? ''], {
      DATA_DIR,
    })
    expect(away).toMatchObject({ code: 0, error: '' })
    expect(away.output).toContain('The activity log is intact')
    expect(away.output).toMatch(/Set DATABASE_URL=postgres:\/\/toju@/)
    expect(away.output).not.toContain(new URL(databaseUrl ?? '').password)
    const again = await runCommand('scripts/commands/move-database.ts', ['embedded'], {
      DATA_DIR,
      DATABASE_URL: databaseUrl ?? '',
    })
    expect(again.code).toBe(1)
    expect(again.error).toContain('Move it away')
    const nowhere = await runCommand('scripts/commands/move-database.ts', ['embedded'], {
      DATA_DIR,
    })
    expect(nowhere.error).toContain('Set DATABASE_URL')
  })
})

const environmentOf = ({ dataDir, databaseUrl }: Settings): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
})
