import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../../src/server/db/postgres.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'

const postgres = await workersPostgres()

test('lookups and limits have connections while transactions hold all others', async () => {
  const database = openPostgres(await createMigratedDatabase(postgres.url))
  onTestFinished(() => database.close())
  const held = Promise.withResolvers<void>()
  onTestFinished(() => held.resolve())
  const transactions = Array.from({ length: 20 }, () =>
    database.write(async (tx) => {
      await sql`select 1`.execute(tx)
      await held.promise
    }),
  )
  let hasRead = false
  const read = sql`select 1`.execute(database.read).then(() => {
    hasRead = true
  })
  expect((await sql`select 1 as one`.execute(database.reserved)).rows).toEqual([{ one: 1 }])
  expect(hasRead).toBe(false)
  expect(database.pool?.().waiting).toBe(8)
  held.resolve()
  await Promise.all([...transactions, read])
})

test('a database may be closed twice, used or not', async () => {
  const database = openPostgres(postgres.url)
  await database.close()
  await database.close()
})
