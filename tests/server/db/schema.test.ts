import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../../src/server/config/env.ts'
import type { Queries } from '../../../src/server/db/database.ts'
import { isLogRange } from '../../../src/server/db/schema/log-ranges.ts'
import { schema } from '../../../src/server/db/schema/schema.ts'
import { columnType, columnTypes, type Table } from '../../../src/server/db/schema/table.ts'
import { connect } from '../../../src/server/queries/open-database.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { migratedFolder, temporaryFolder } from '../support/start-test-server.ts'

const postgres = await workersPostgres()

async function migrated(engine: 'SQLite' | 'PostgreSQL') {
  const place: Record<string, string> =
    engine === 'SQLite'
      ? { DATA_DIR: migratedFolder(onTestFinished) }
      : {
          DATA_DIR: temporaryFolder(onTestFinished),
          DATABASE_URL: await createMigratedDatabase(postgres.url),
        }
  const database = connect(readSettings(place))
  onTestFinished(() => database.close())
  return database
}

const postgresTypes: Record<string, string> = { int4: 'integer', int8: 'bigint' }

/** The type of every column, and whether it may be null, as the engine reports. */
async function columnsOf(db: Queries): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables()
  const whole = tables.filter(({ name }) => !isLogRange(name))
  const found = whole.flatMap(({ name, columns }) =>
    columns.map((column) => {
      const type = column.dataType.toLowerCase()
      const rule = column.isNullable ? 'may be null' : 'not null'
      return [`${name}.${column.name}`, `${postgresTypes[type] ?? type} ${rule}`] as const
    }),
  )
  return Object.fromEntries(found.filter(([name]) => !name.startsWith('sqlite_')))
}

/** The same, as the schema in the code declares. The row types are derived from it. */
function describedColumns(dialect: 'sqlite' | 'postgres'): Record<string, string> {
  const found = Object.entries<Table>(schema).flatMap(([name, table]) =>
    Object.entries(table.columns).map(([column, definition]) => {
      const type = columnTypes[columnType(definition)][dialect]
      const required = /\b(not null|primary key)\b/
      return [
        `${name}.${column}`,
        `${type} ${required.test(definition) ? 'not null' : 'may be null'}`,
      ] as const
    }),
  )
  return Object.fromEntries(found)
}

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (engine) => {
  test('every column has the type that the schema declares, from which its row type is derived', async () => {
    const { read, dialect } = await migrated(engine)
    const found = await columnsOf(read)
    expect(Object.keys(found).length).toBeGreaterThan(300)
    expect(found).toEqual(describedColumns(dialect))
  })

  test('every index of the schema exists', async () => {
    const { read, dialect } = await migrated(engine)
    const { rows } =
      dialect === 'sqlite'
        ? await sql<{ name: string }>`
            select name from sqlite_master where type = 'index' and sql is not null`.execute(read)
        : await sql<{ name: string }>`
            select relname as name from pg_class where relnamespace = 'public'::regnamespace
              and relkind in ('i', 'I') and not relispartition
              and relname not in (select conname from pg_constraint)`.execute(read)
    const named = Object.values<Table>(schema).flatMap(({ indexes = {} }) =>
      Object.entries(indexes).flatMap(([name, definition]) =>
        typeof definition === 'string' || definition[dialect] !== null ? [name] : [],
      ),
    )
    expect(rows.map(({ name }) => name).sort()).toEqual(named.sort())
  })
})

test('every reference begins an index: without it, each row that is deleted reads the whole table', () => {
  const unindexed = Object.entries<Table>(schema).flatMap(
    ([name, { columns, constraints = [], indexes = {} }]) => {
      const definitions = Object.values(indexes).map((index) =>
        typeof index === 'string' ? index : (index.sqlite ?? ''),
      )
      const hasIndex = (column: string) =>
        /\b(?:unique|primary key)\b/.test(columns[column] ?? '') ||
        [...constraints, ...definitions].some((definition) =>
          new RegExp(
            `^(?:unique |primary key )?\\(${column}\\b[^)]*\\)(?: where ${column} is not null)?$`,
          ).test(definition),
        )
      // Keys of certificates are never deleted.
      return Object.entries(columns)
        .filter(([, definition]) => /\breferences (?!certificate_keys\b)/.test(definition))
        .map(([column]) => column)
        .filter((column) => !hasIndex(column))
        .map((column) => `${name}.${column}`)
    },
  )
  expect(unindexed).toEqual([])
})
