import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../../src/server/db/postgres.ts'
import { createStatementNames } from '../../../src/server/db/statement-names.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { noFaults, startFaultyProxy } from '../../support/server/faulty-proxy.ts'

const postgres = await workersPostgres()

function open(url: string) {
  const database = openPostgres(url)
  onTestFinished(() => database.close())
  return database
}

test('a statement that is sent often gets a name of its own, and few do', () => {
  const nameOf = createStatementNames()
  const names = (text: string, times: number) => Array.from({ length: times }, () => nameOf(text))
  expect(names('select 1', 6)).toEqual([...Array(4), 'toju_1', 'toju_1'])
  expect(names('select count(*) from users', 5).at(-1)).toBe('toju_2')
  for (const all of ['select *', 'select "users".*', 'delete from users returning *']) {
    expect(names(all, 5).at(-1)).toBeUndefined()
  }
  for (let n = 0; n < 400; n++) names(`select ${n} + 1`, 5)
  expect(names('select 3', 5).at(-1)).toBeUndefined()
  expect(nameOf('select 1')).toBe('toju_1')
})

test('a straight connection keeps the plans of frequent statements, one through a proxy none', async () => {
  const url = await createMigratedDatabase(postgres.url)
  const proxy = await startFaultyProxy(Number(new URL(url).port))
  onTestFinished(proxy.close)
  proxy.setFaults(noFaults)
  const through = Object.assign(new URL(url), { port: String(proxy.port) }).href
  for (const [address, expected] of [
    [url, 1],
    [through, 0],
  ] as const) {
    const planned = await open(address).write(async (tx) => {
      const id = 'nobody'
      for (let n = 0; n < 6; n++) {
        await tx.selectFrom('users').select('id').where('id', '=', id).execute()
      }
      const { rows } = await sql`select from pg_prepared_statements`.execute(tx)
      return rows.length
    })
    expect(planned).toBe(expected)
  }
})

test('a column may be added to a table whose rows are often read', async () => {
  const database = open(await createMigratedDatabase(postgres.url))
  const all = () =>
    database.read.selectFrom('counters').selectAll().where('name', '=', 'x').execute()
  for (let n = 0; n < 6; n++) await all()
  await sql`alter table counters add column more text`.execute(database.read)
  expect(await all()).toEqual([])
})
