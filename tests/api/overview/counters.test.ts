import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { foldCounters } from '../../../src/server/jobs/purge-expired.ts'
import { readCounters, readDays } from '../../../src/server/queries/counters.ts'
import { days, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { registerCar, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, signIn } from '../../support/users.ts'

const counted = {
  assets: 'assets',
  'assets.type.Gadget': `assets where type = 'Gadget'`,
  'assets.disputed.1': 'assets where disputed = 1',
  items: 'reports',
  'items.status.pending': `reports where stage = 'pending'`,
  'items.status.active': `reports where stage = 'active'`,
  'items.status.inactive': `reports where stage = 'inactive'`,
  disputes: 'disputes',
  'disputes.status.open': `disputes where status = 'open'`,
}
type Name = keyof typeof counted

/** The actual counts of the rows. */
async function countRows({ database: { read } }: TestApp): Promise<Record<Name, number>> {
  const entries = Object.entries(counted).map(async ([name, from]) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(from)}`.execute(
      read,
    )
    return [name, Number(rows[0]?.n)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

test('stored counters equal the rows after any concurrent changes', async () => {
  const app = await startTestApp({ limits: noLimits })
  await warmUp(app)
  const admin = await signIn(app, { role: 'admin' })
  const users = await Promise.all(Array.from({ length: 8 }, () => signIn(app)))
  const uuid = '356938035643809'
  const phones = await Promise.all(users.map((user) => registerPhone(app, user, uuid)))
  const thefts = await Promise.all(
    users.map((user, index) => report(user, phones[index]?.id ?? '', 'Stolen')),
  )
  await Promise.all(
    thefts.slice(0, 5).map(({ id }, index) =>
      admin.call(moderateReport, {
        id,
        status: index < 3 ? 'active' : 'inactive',
        reason: 'The receipt says so',
      }),
    ),
  )
  const [first] = users
  if (first) {
    await registerCar(app, first)
  }

  const stored = await readCounters(app.database.read, Object.keys(counted) as Name[])
  expect(stored).toEqual(await countRows(app))
  expect(stored).toMatchObject({ disputes: 1, assets: 9, 'assets.disputed.1': 8, items: 8 })
  expect(stored).toMatchObject({ 'items.status.pending': 3, 'items.status.active': 3 })
})

test('a day’s statistics count its reports, their places, and which were recovered since', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const lost = await report(owner, (await registerPhone(app, owner)).id, 'Lost')
  await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
  app.pass(days(1))
  await report(owner, (await registerPhone(app, owner)).id, 'Found')
  await confirmHere(app, owner)
  await owner.call(updateReport, { id: lost.id, status: 'Found' })

  const first = Math.floor(Date.parse('2026-03-04T10:00:00Z') / days(1))
  const rows = await readDays(app.database.read, first, first + 1)
  const seen = rows.map(({ day, name, amount }) => [day - first, name, amount])
  expect(seen).toHaveLength(6)
  expect(seen).toEqual(
    expect.arrayContaining([
      [0, 'reported.Lost', 1],
      [0, 'reported.Stolen', 1],
      [0, 'state.Lagos', 2],
      [0, 'recovered', 1],
      [1, 'reported.Found', 1],
      [1, 'state.Lagos', 1],
    ]),
  )
})

test('the counters of many connections are added up without a change of any total, also while others count', async () => {
  const app = await startTestApp({ limits: noLimits })
  await warmUp(app)
  const users = await Promise.all(Array.from({ length: 8 }, () => signIn(app)))
  await Promise.all(users.map((user) => registerPhone(app, user)))
  const shards = Array.from({ length: 3000 }, (_, index) => index + 1_000_000)
  await app.database.write(async (tx) => {
    for (let from = 0; from < shards.length; from += 500) {
      const some = shards.slice(from, from + 500)
      const rows = some.map((shard) => ({ name: 'enumeration_events', shard, amount: 2 }))
      await tx.insertInto('counters').values(rows).execute()
      const ofDay = some.map((shard) => ({ day: 7, name: 'recovered', shard, amount: 1 }))
      await tx.insertInto('day_counters').values(ofDay).execute()
    }
  })
  await Promise.all([
    ...users.map((user) => registerPhone(app, user)),
    foldCounters(app.services),
    foldCounters(app.services),
  ])
  const stored = await readCounters(app.database.read, ['assets', 'enumeration_events'])
  expect(stored).toEqual({ assets: 16, enumeration_events: 6000 })
  expect(await readDays(app.database.read, 7, 7)).toEqual([
    { day: 7, name: 'recovered', amount: 3000 },
  ])
  if (app.database.dialect === 'sqlite') return
  await foldCounters(app.services)
  for (const table of ['counters', 'day_counters'] as const) {
    const left = await app.database.read.selectFrom(table).select('shard').distinct().execute()
    expect(left).toEqual([{ shard: 0 }])
  }
})

test('one run adds up the counters of all connections, however many there were', async () => {
  const app = await startTestApp()
  const { dialect, read, write } = app.database
  await write(async (tx) => {
    for (let from = 1; from <= 3000; from += 500) {
      const shards = Array.from({ length: 500 }, (_, index) => from + index)
      const rows = shards.map((shard) => ({ name: 'enumeration_events', shard, amount: 2 }))
      await tx.insertInto('counters').values(rows).execute()
    }
  })
  await foldCounters(app.services)
  if (dialect === 'sqlite') return
  const left = await read.selectFrom('counters').where('shard', '<>', 0).select('shard').execute()
  expect(left).toEqual([])
})
