import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { statements } from '../../../src/server/db/migrations/0001-start.ts'
import { openSqlite } from '../../../src/server/db/sqlite.ts'
import { verifyChain } from '../../../src/server/queries/activity/audit-chain.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { listUserRows } from '../../../src/server/queries/users/admin-users.ts'

/**
 * A database of the first release: a user, and log entries whose order in the table is not
 * chronological.
 */
async function firstRelease(entries: number): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-upgrade-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const database = openSqlite(dataDir)
  const run = [
    ...statements('sqlite'),
    'create table kysely_migration (name varchar(255) primary key not null, timestamp varchar(255) not null)',
    `insert into kysely_migration values ('0001-start', '2026-01-01T00:00:00.000Z')`,
    `insert into users (id, email, first_name, last_name, phone_number, country, role, status, plan, created_at)
      values ('ola', 'ola@example.com', 'Ọlá', 'Adé', '08031234567', 'Nigeria', 'user', 'active', 'Free', 1)`,
    ...Array.from(
      { length: entries },
      (_, index) => `insert into activity_log (id, at, actor_id, action, entity, entity_id, details)
        values ('entry ${entries - index}', ${Math.floor((entries - index) / 3)}, 'ola', 'update', 'user', 'ola', '{}')`,
    ),
  ]
  await database.write(async (tx) => {
    for (const statement of run) await tx.executeQuery(CompiledQuery.raw(statement))
  })
  await database.close()
  return dataDir
}

test('an older database gets its log chained in chronological order, and its users indexed and counted', async () => {
  const entries = 2500
  const dataDir = await firstRelease(entries)
  const database = await openDatabase({ databaseUrl: null, dataDir })
  onTestFinished(() => database.close())
  expect(await verifyChain(database.read)).toMatchObject({ entries, faults: [] })
  const times = await database.read.selectFrom('activity_log').select('at').orderBy('seq').execute()
  const inOrder = times.map(({ at }) => at)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  const window = { sort: 'name', page: 1, limit: 10 } as const
  expect(await listUserRows(database, { search: 'ola ade' }, window)).toMatchObject({ total: 1 })
  expect(await listUserRows(database, { role: 'user' }, window)).toMatchObject({ total: 1 })
})
