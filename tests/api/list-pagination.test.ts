import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { adminListAssets } from '../../src/api/assets/admin-assets.ts'
import { adminListReports } from '../../src/api/reports/admin-reports.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { imeiOf, moderatedRows, plainUsers } from '../support/moderated-rows.ts'
import { noLimits } from '../support/no-limits.ts'
import { signIn, type User } from '../support/users.ts'

/** An admin, and users who have each reported an asset, inserted directly as rows. */
async function startFull(users: number, others: number) {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const { now } = app.clock
  await run(app, [...plainUsers(users, now), ...moderatedRows({ users, others }, now)])
  return { app, admin }
}

async function run({ database }: TestApp, statements: string[]): Promise<void> {
  await database.write(async (tx) => {
    for (const statement of statements) await tx.executeQuery(CompiledQuery.raw(statement))
  })
}

/** Each list with a filter, and the rows that it has in SQL. */
const lists: Readonly<Record<string, string>> = {
  'items?': 'reports',
  'items?status=pending': "reports where stage = 'pending'",
  'assets?': 'assets',
  'assets?type=Vehicle': "assets where type = 'Vehicle'",
  'assets?type=Vehicle&disputed=true': "assets where disputed = 1 and type = 'Vehicle'",
  'disputes?': 'disputes',
  'disputes?status=lapsed': "disputes where status = 'lapsed'",
  'matches?': "matches where state = 'suggested'",
  'matches?state=open': "matches where state = 'open'",
  'complaints?': 'complaints',
  'complaints?status=upheld': "complaints where state = 'upheld'",
  'merchants?': 'merchants',
  'merchants?status=pending': "merchants where status = 'pending'",
  'merchants?search=bola': "merchants where name_key like 'bola%'",
  'checks?': 'lookup_counts',
  'enumeration-events?': 'enumeration_events',
  'mail?': 'jobs where failed_at is not null',
}

/** What a list is sorted by, if not by `createdAt`. */
const sortKeys: Readonly<Record<string, string>> = {
  disputes: 'openedAt',
  merchants: 'appliedAt',
  checks: 'day',
  'enumeration-events': 'day',
  mail: 'failedAt',
}

interface Listed {
  total: number
  ids: string[]
}

async function read(admin: User, path: string): Promise<Listed> {
  const answer = await admin.send('GET', path)
  expect(answer.status, path).toBe(200)
  const { data } = (await answer.json()) as { data: { total: number } & Record<string, unknown> }
  const { total, ...rest } = data
  const rows = Object.values(rest).find(Array.isArray) as { id: string }[]
  return { total, ids: rows.map(({ id }) => id) }
}

async function countRows({ database }: TestApp, rows: string): Promise<number> {
  const counted = await database.read.executeQuery<{ amount: number }>(
    CompiledQuery.raw(`select count(*) as amount from ${rows}`),
  )
  return Number(counted.rows[0]?.amount)
}

test('every list returns its total, and paging shows each row once in either order', async () => {
  const { app, admin } = await startFull(150, 61)
  for (const [name, rows] of Object.entries(lists)) {
    const path = `/admin/${name}`
    const sort = sortKeys[name.replace(/\?.*/, '')] ?? 'createdAt'
    const whole = await read(admin, `${path}&limit=1000`)
    expect(whole.total, name).toBe(await countRows(app, rows))
    expect(new Set(whole.ids).size, name).toBe(whole.total)
    const reversed = await read(admin, `${path}&sort=${sort}&limit=1000`)
    expect(reversed.ids, `${name}, oldest first`).toEqual(whole.ids.toReversed())
    const pages: string[] = []
    for (let page = 1; pages.length < whole.total; page++) {
      const { ids } = await read(admin, `${path}&limit=7&page=${page}`)
      expect(ids.length, `${name}, page ${page}`).toBeGreaterThan(0)
      pages.push(...ids)
    }
    expect(pages, `${name}, page by page`).toEqual(whole.ids)
  }
})

/** Every sort order, on lists that it puts into a different order. */
const orders: [
  path: string,
  sort: string,
  sortedValue: (row: Record<string, unknown>) => unknown,
][] = [
  ['/admin/items?', 'name', ({ name }) => String(name).toLowerCase()],
  ['/admin/items?status=pending', 'name', ({ name }) => String(name).toLowerCase()],
  ['/admin/items?', 'status', ({ status }) => status],
  [`/admin/items?search=black`, 'name', ({ name }) => String(name).toLowerCase()],
  ['/admin/assets?', 'name', ({ name }) => String(name).toLowerCase()],
  ['/admin/assets?type=Vehicle', 'name', ({ name }) => String(name).toLowerCase()],
  ['/admin/assets?', 'type', ({ type }) => type],
  ['/admin/disputes?', 'status', ({ status }) => status],
  ['/admin/complaints?', 'status', ({ status }) => status],
  ['/admin/merchants?', 'name', ({ name }) => String(name).toLowerCase()],
  ['/admin/merchants?status=pending', 'name', ({ name }) => String(name).toLowerCase()],
  ['/admin/merchants?search=bola', 'name', ({ name }) => String(name).toLowerCase()],
  ['/admin/merchants?', 'status', ({ status }) => status],
]

test('each sort order covers the whole list, page by page in either direction', async () => {
  const { admin } = await startFull(150, 61)
  for (const [path, sort, sortedValue] of orders) {
    const rowsOf = async (query: string) => {
      const { data } = (await (await admin.send('GET', path + query)).json()) as {
        data: Record<string, unknown>
      }
      return Object.values(data).find(Array.isArray) as ({ id: string } & Record<string, unknown>)[]
    }
    const whole = await rowsOf(`&sort=${sort}&limit=1000`)
    const values = whole.map((row) => String(sortedValue(row)))
    const byBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
    expect(values, `${path} by ${sort}`).toEqual(values.toSorted(byBytes))
    const ids = whole.map(({ id }) => id)
    const reversed = await rowsOf(`&sort=-${sort}&limit=1000`)
    expect(
      reversed.map(({ id }) => id),
      `${path} by -${sort}`,
    ).toEqual(ids.toReversed())
    const pages: string[] = []
    for (let page = 1; pages.length < ids.length; page++) {
      const rows = await rowsOf(`&sort=${sort}&limit=50&page=${page}`)
      if (rows.length === 0) break
      pages.push(...rows.map(({ id }) => id))
    }
    expect(pages, `${path} by ${sort}, page by page`).toEqual(ids)
  }
})

test('counts follow updates and deletions', async () => {
  const { app, admin } = await startFull(30, 20)
  await run(app, [
    "update matches set state = 'refused' where state = 'suggested'",
    "update complaints set state = 'dismissed' where id = 'complaint-0'",
    "update merchants set status = 'verified' where status = 'pending'",
    // Deletes its matches, their messages, complaints and lookup days, too.
    'delete from identifiers',
    "delete from reports where id = 'report-2'",
  ])
  for (const [name, rows] of Object.entries(lists)) {
    expect((await read(admin, `/admin/${name}`)).total, name).toBe(await countRows(app, rows))
  }
  expect((await read(admin, '/admin/matches?')).total).toBe(0)
})

test('a filter applies before a search is truncated, and a truncated search says so', async () => {
  const { app, admin } = await startFull(3000, 2)
  await run(app, [
    "update reports set stage = 'active' where stage = 'pending'",
    "update reports set stage = 'pending' where id in ('report-2', 'report-2998')",
    "update assets set disputed = 0, type = 'Gadget'",
    "update assets set disputed = 1, type = 'Vehicle' where id = 'asset-2998'",
  ])
  // Sorted by id, the users of these two reports are the first and the last of that name.
  const black = (await admin.call(adminListReports, { search: 'black', status: 'pending' })).data
  expect(black).toMatchObject({ total: 2, more: false })
  expect(black.items.map(({ id }) => id).sort()).toEqual(['report-2', 'report-2998'])
  const active = (await admin.call(adminListReports, { search: 'black', status: 'active' })).data
  expect(active).toMatchObject({ total: 1000, more: true })
  const vehicles = { search: 'black', type: 'Vehicle' } as const
  expect((await admin.call(adminListAssets, vehicles)).data).toMatchObject({
    total: 1,
    more: false,
  })
  const disputed = { search: 'black', disputed: 'true' } as const
  expect((await admin.call(adminListAssets, disputed)).data).toMatchObject({
    total: 1,
    more: false,
  })

  // More identifiers have this prefix than a search examines, and the others may be pending too.
  const numbers = (await admin.call(adminListReports, { search: '350000', status: 'pending' })).data
  expect(numbers.more).toBe(true)
  const one = (await admin.call(adminListReports, { search: imeiOf(2998), status: 'pending' })).data
  expect(one).toMatchObject({ total: 1, more: false })
})
