import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabaseFiles, StartupError } from '../../../src/server/boot/open-database.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { connect, openDatabase } from '../../../src/server/queries/open-database.ts'
import { lastMigration } from '../../../src/server/queries/table-rows.ts'
import { createPostgresDatabase } from '../../support/database/database.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { executed } from '../../support/database/statements.ts'
import { runCommand } from '../../support/server/commands.ts'
import { migratedFolder, temporaryFolder } from '../support/start-test-server.ts'

const postgres = await workersPostgres()

type Engine = 'SQLite' | 'PostgreSQL'

async function emptyPlace(engine: Engine): Promise<Record<string, string>> {
  const DATA_DIR = temporaryFolder(onTestFinished)
  if (engine === 'SQLite') return { DATA_DIR }
  return { DATA_DIR, DATABASE_URL: await createPostgresDatabase(postgres.url) }
}

async function migratedPlace(engine: Engine): Promise<Record<string, string>> {
  if (engine === 'SQLite') return { DATA_DIR: migratedFolder(onTestFinished) }
  const DATA_DIR = temporaryFolder(onTestFinished)
  return { DATA_DIR, DATABASE_URL: await createMigratedDatabase(postgres.url) }
}

async function execute(place: Record<string, string>, statements: string[]): Promise<void> {
  const database = connect(readSettings(place))
  await database.write(async (tx) => {
    for (const statement of statements) await executed(tx, statement)
  })
  await database.close()
}

const migrationTable =
  'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)'

async function startRefusal(place: Record<string, string>): Promise<string> {
  const refusal = await openDatabaseFiles(readSettings(place)).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartupError)
  return (refusal as StartupError).message
}

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', { timeout: 60_000 }, (engine) => {
  test('a database from before the first release is refused at the start and by the doctor, and stays as it is', async () => {
    const place = await emptyPlace(engine)
    await execute(place, [
      migrationTable,
      `insert into kysely_migration values ('0001-start', '2026'), ('0002-asset-records', '2026')`,
      'create table users (id text primary key)',
    ])
    const problem =
      'it is from before the first release (it has 0001-start) and cannot be converted: start with an empty database'
    expect(await startRefusal(place)).toContain(`cannot be opened (${problem}).`)
    const { code, output, error } = await runCommand('scripts/commands/doctor.ts', [], place)
    expect({ code, error }).toEqual({ code: 1, error: '' })
    expect(output).toContain(`✗ database: this release cannot open it: ${problem}`)
    expect(output).not.toContain('counters')
    await execute(place, ['insert into users (id) values (1)'])
  })

  test('a database with another schema from before the first release is refused', async () => {
    const place = await migratedPlace(engine)
    const other = '0001-initial-000000000000'
    await execute(place, [`update kysely_migration set name = '${other}'`])
    expect(await startRefusal(place)).toContain(
      `it is from before the first release (it has ${other}) and cannot be converted`,
    )
  })

  test('a database of a newer release is refused, with the name of its migration', async () => {
    const place = await migratedPlace(engine)
    await execute(place, [`insert into kysely_migration values ('9999-rewards', '2036')`])
    expect(await startRefusal(place)).toContain(
      'it belongs to a newer release, which added 9999-rewards: start that release or a later one',
    )
  })
})

test('a migration that fails is named, and nothing is changed', async () => {
  const place = await migratedPlace('SQLite')
  // Its tables are there already.
  await execute(place, ['delete from kysely_migration'])
  const refusal = await openDatabase(readSettings(place)).catch((error: unknown) => error)
  expect(String(refusal)).toMatch(
    /migration 0001-initial-\w+ failed, and nothing was changed: .*exists/,
  )
  const database = connect(readSettings(place))
  onTestFinished(() => database.close())
  expect(await lastMigration(database.read)).toBeNull()
})
