import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Queries } from '../../../src/server/db/database.ts'
import { sqliteFile } from '../../../src/server/db/sqlite.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { createOpenAddressingMap } from '../../../src/server/services/lookup/registry-cache/open-addressing-map.ts'
import { createRegistryCache } from '../../../src/server/services/lookup/registry-cache/registry-cache.ts'
import {
  askDatabase,
  createRegistryIndex,
  notShown,
} from '../../../src/server/services/lookup/registry-cache/registry-index.ts'
import { fuzzRuns } from '../../support/fuzz.ts'

const keyOf = (n: number) => `KEY${n}`

async function start(before: (tx: Queries) => Promise<void> = async () => {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-known-'))
  const database = await openDatabase({ databaseUrl: null, dataDir })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })
  await database.write(async (tx) => {
    for (const id of ['ada', 'bola']) await tx.insertInto('users').values(userOf(id)).execute()
    await before(tx)
  })
  const known = createRegistryCache(database)
  if (!known) throw new Error('the embedded engine can be watched')
  const learnt = () => vi.waitFor(() => expect(known.find('NOBODY HAS IT')).toBeNull())
  await learnt()
  return { dataDir, database, known, learnt }
}

const userOf = (id: string) => ({
  ...{ id, email: `${id}@example.com`, email_claim: id, mailbox: id },
  ...{ first_name: id, last_name: 'Okafor' },
  ...({ phone_number: '08031234567', country: 'Nigeria', role: 'user', status: 'active' } as const),
  ...({ plan: 'Free', created_at: 1 } as const),
})

async function register(tx: Queries, n: number, { owner = 'ada', hidden = 0 as 0 | 1 } = {}) {
  const id = `${owner} ${n}`
  await tx
    .insertInto('assets')
    .values({
      ...{ id, owner_id: owner, type: 'Gadget', name: 'Phone', description: '', brand: 'Tecno' },
      ...{ hidden, disputed: 0, created_at: 1, updated_at: 1 },
    })
    .execute()
  const identity = {
    kind: 'serial-number',
    namespace: 'serial',
    key: keyOf(n),
    raw_value: keyOf(n),
  } as const
  await tx
    .insertInto('identifiers')
    .values({ id, asset_id: id, owner_id: owner, ...identity, position: 0 })
    .execute()
}

/** Gives an asset another number. */
const addNumber = (tx: Queries, n: number, other: number, owner = 'ada') =>
  tx
    .insertInto('identifiers')
    .values({
      ...{ id: `${owner} ${n} ${other}`, asset_id: `${owner} ${n}`, owner_id: owner },
      ...({ kind: 'mac-address', namespace: 'mac' } as const),
      ...{ key: keyOf(other), raw_value: keyOf(other), position: 1 },
    })
    .execute()

const report = (tx: Queries, n: number, owner = 'ada') =>
  tx
    .insertInto('reports')
    .values({
      ...{ id: `${owner} ${n}`, asset_id: `${owner} ${n}`, reporter_id: owner },
      ...({ status: 'Stolen', stage: 'active', reported_as: 'Stolen' } as const),
      ...{ name: 'Phone', description: '', created_at: 1 },
    })
    .execute()

test('the cache knows assets shown by one owner and unregistered identifiers, and defers to the database for others', async () => {
  const { known } = await start(async (tx) => {
    await register(tx, 1)
    await register(tx, 2, { hidden: 1 })
    await register(tx, 3)
    await report(tx, 3)
    await register(tx, 4)
    await register(tx, 4, { owner: 'bola' })
  })
  const shown = {
    confirmedIn: '1970-01',
    kind: 'serial-number',
    namespace: 'serial',
    type: 'Gadget',
    brand: 'Tecno',
  }
  expect(known.find(keyOf(1))).toEqual({ ...shown, key: keyOf(1) })
  expect([2, 3, 4].map((n) => known.find(keyOf(n)))).toEqual([null, undefined, undefined])
  expect(known.find(keyOf(5))).toBeNull()
})

test('the cache defers to the database for all numbers of an asset of which somebody else has one, until nobody has', async () => {
  const { database, known } = await start(async (tx) => {
    await register(tx, 1)
    await addNumber(tx, 1, 11)
    await register(tx, 2)
    await addNumber(tx, 2, 12)
    await register(tx, 2, { owner: 'bola' })
  })
  const numbers = () => [11, 12].map((n) => known.find(keyOf(n)))
  expect(numbers()).toEqual([expect.objectContaining({ key: keyOf(11) }), undefined])
  await database.write(async (tx) => {
    await register(tx, 1, { owner: 'bola' })
    await tx.deleteFrom('identifiers').where('id', '=', 'bola 2').execute()
    expect(numbers()).toEqual([undefined, undefined])
  })
  const shown = expect.objectContaining({ key: keyOf(12) })
  await vi.waitFor(() => expect(numbers()).toEqual([undefined, shown]))
})

test('a write about an identifier is seen before anybody can read it, and also when it is rolled back', async () => {
  const { database, known } = await start((tx) => register(tx, 1))
  const failing = database.write(async (tx) => {
    await report(tx, 1)
    await register(tx, 2)
    expect(known.find(keyOf(1))).toBeUndefined()
    expect(known.find(keyOf(2))).toBeUndefined()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  // Then it is loaded again.
  await vi.waitFor(() => expect(known.find(keyOf(2))).toBeNull())
  expect(known.find(keyOf(1))).toMatchObject({ key: keyOf(1) })
})

test('a new registration is soon cached as unregistered if hidden and as itself if shown, and read from the database if reported', async () => {
  const { database, known } = await start()
  await database.write(async (tx) => {
    await register(tx, 1, { hidden: 1 })
    await register(tx, 2)
    await register(tx, 2, { owner: 'bola', hidden: 1 })
    await register(tx, 3, { hidden: 1 })
    await report(tx, 3)
  })
  await vi.waitFor(() => expect(known.find(keyOf(1))).toBeNull())
  // Two registrations contest each other, hidden or not.
  expect(known.find(keyOf(2))).toBeUndefined()
  expect(known.find(keyOf(3))).toBeUndefined()
  await database.write((tx) =>
    tx
      .updateTable('reports')
      .set({ held: 1, reported_as: 'Found' })
      .where('id', '=', 'ada 3')
      .execute(),
  )
  await vi.waitFor(() => expect(known.find(keyOf(3))).toBeNull())
})

test('an update of the asset, the end of a report and the deletion of an identifier are seen', async () => {
  const { database, known } = await start(async (tx) => {
    for (const n of [1, 2, 3]) await register(tx, n)
  })
  await database.write(async (tx) => {
    await tx.updateTable('assets').set({ hidden: 1 }).where('id', '=', 'ada 1').execute()
    await tx.deleteFrom('identifiers').where('id', '=', 'ada 2').execute()
  })
  await vi.waitFor(() => expect([1, 2].map((n) => known.find(keyOf(n)))).toEqual([null, null]))
  expect(known.find(keyOf(3))).not.toBeUndefined()
  await database.write((tx) =>
    tx
      .updateTable('assets')
      .set({ confirmed_at: Date.parse('2026-02-28T23:30Z') })
      .where('id', '=', 'ada 3')
      .execute(),
  )
  // The month in Nigeria.
  await vi.waitFor(() => expect(known.find(keyOf(3))).toMatchObject({ confirmedIn: '2026-03' }))
})

test('a write by another process empties the cache until all identifiers are loaded again', async () => {
  const { dataDir, known, learnt } = await start((tx) => register(tx, 1))
  const other = new DatabaseSync(sqliteFile(dataDir))
  other.exec("update assets set brand = 'Itel'")
  other.close()
  // Reads within ten milliseconds of each other share a snapshot.
  await vi.waitFor(() => expect(known.find(keyOf(1))).not.toMatchObject({ brand: 'Tecno' }))
  await learnt()
  expect(known.find(keyOf(1))).toMatchObject({ brand: 'Itel' })
})

test('writes in any order, also during loading, never make the cache wrong', async () => {
  const operation = fc.record({
    what: fc.constantFrom('register', 'add', 'report', 'close', 'hide', 'show', 'drop', 'fail'),
    other: fc.integer({ min: 1, max: 8 }),
    n: fc.integer({ min: 1, max: 8 }),
    owner: fc.constantFrom('ada', 'bola'),
    pause: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 40 }), async (operations) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'toju-known-'))
      const database = await openDatabase({ databaseUrl: null, dataDir })
      try {
        await database.write(async (tx) => {
          for (const id of ['ada', 'bola'])
            await tx.insertInto('users').values(userOf(id)).execute()
          for (const n of [1, 2, 3, 4]) await register(tx, n)
        })
        const known = createRegistryCache(database)
        for (const { what, n, other, owner, pause } of operations) {
          const id = `${owner} ${n}`
          const write = database.write(async (tx) => {
            if (what === 'register' || what === 'fail') await register(tx, n, { owner })
            if (what === 'add') await addNumber(tx, n, other, owner)
            if (what === 'report') await report(tx, n, owner)
            if (what === 'close') {
              await tx.updateTable('reports').set({ closed_at: 2 }).where('id', '=', id).execute()
            }
            if (what === 'hide' || what === 'show') {
              const hidden = what === 'hide' ? 1 : 0
              await tx.updateTable('assets').set({ hidden }).where('id', '=', id).execute()
            }
            if (what === 'drop') await tx.deleteFrom('identifiers').where('id', '=', id).execute()
            if (what === 'fail') throw new Error('no')
          })
          await write.catch(() => {})
          if (pause) await new Promise(setImmediate)
          for (let each = 1; each <= 8; each++) {
            const said = known?.find(keyOf(each))
            if (said === undefined) continue
            const rows = await database.read
              .selectFrom('identifiers as i')
              .leftJoin('reports as r', (join) =>
                join.onRef('r.asset_id', '=', 'i.asset_id').on('r.closed_at', 'is', null),
              )
              .where('key', '=', keyOf(each))
              .select(['asset_hidden', 'r.id as reported', 'i.asset_id'])
              .execute()
            const beside = await database.read
              .selectFrom('identifiers as i')
              .innerJoin('identifiers as theirs', 'theirs.key', 'i.key')
              .whereRef('theirs.asset_id', '!=', 'i.asset_id')
              .where('i.asset_id', 'in', ['', ...rows.map(({ asset_id }) => asset_id)])
              .select('i.key')
              .execute()
            expect(beside).toEqual([])
            const shown = rows.filter(
              ({ asset_hidden, reported }) => asset_hidden === 0 || reported,
            )
            if (said === null) expect(shown).toEqual([])
            else expect(shown).toMatchObject([{ asset_hidden: 0, reported: null }])
          }
        }
      } finally {
        await database.close()
        rmSync(dataDir, { recursive: true })
      }
    }),
    { numRuns: fuzzRuns({ suite: 25, full: 250 }) },
  )
})

test('an identifier table holds as many as it was created for, and reports when it is full', () => {
  const table = createOpenAddressingMap(1000)
  const keyAt = (n: number) => n * 2 ** 33 + (n % 7)
  for (let n = 0; n < 1000; n++) expect(table.set(keyAt(n), n + 1)).toBe(true)
  for (let n = 0; n < 1000; n++) expect(table.get(keyAt(n))).toBe(n + 1)
  expect(table.get(keyAt(1000))).toBeUndefined()
  expect(table.set(keyAt(5), 7)).toBe(true)
  expect(table.get(keyAt(5))).toBe(7)
  expect(table.set(keyAt(1000), 1)).toBe(false)
})

test('an identifier table keeps hashes of the last slots and the largest values', () => {
  const table = createOpenAddressingMap(100)
  const lastSlot = 2 ** 32 - 1
  for (let n = 0; n < 100; n++)
    expect(table.set(n * 2 ** 32 + lastSlot, 2 ** 32 - 1 - n)).toBe(true)
  for (let n = 0; n < 100; n++) expect(table.get(n * 2 ** 32 + lastSlot)).toBe(2 ** 32 - 1 - n)
  expect(table.get(100 * 2 ** 32 + lastSlot)).toBeUndefined()
})

test('an identifier table tells apart hashes that differ in one of the 32 bits that it stores', () => {
  const table = createOpenAddressingMap(100)
  table.set(0, 1)
  const stored = Array.from({ length: 53 }, (_, bit) => bit).filter((bit) => bit < 11 || bit > 31)
  expect(stored).toHaveLength(32)
  for (const bit of stored) expect(table.get(2 ** bit), `bit ${bit}`).toBeUndefined()
})

test('the makers, months and kinds that a lookup shows are packed and unpacked, and further ones are left to the database', () => {
  const index = createRegistryIndex()
  const month = (n: number) => Date.UTC(2000, n, 15)
  const asset = { kind: 'vin', namespace: 'vin', type: 'Vehicle', brand: null } as const
  const makers = Array.from({ length: 2 ** 18 }, (_, n) => (n === 0 ? null : `Maker ${n}`))
  const numbers = makers.map((brand, n) =>
    index.numberOf({ ...asset, brand, confirmedAt: month(n % 256) }),
  )
  expect(new Set(numbers).size).toBe(makers.length)
  for (const n of [0, 1, 255, 256, 2 ** 18 - 1]) {
    const { kind, namespace, type } = asset
    const confirmedIn = new Date(month(n % 256)).toISOString().slice(0, 7)
    expect(index.rowOf(numbers[n] ?? 0, 'KEY')).toEqual({
      ...{ kind, namespace, type, brand: makers[n], confirmedIn, key: 'KEY' },
    })
  }
  for (const further of [
    { brand: 'One more', confirmedAt: month(0) },
    { brand: null, confirmedAt: month(256) },
  ])
    expect(index.numberOf({ ...asset, ...further })).toBe(askDatabase)
  expect(numbers).not.toContain(askDatabase)
  expect(numbers).not.toContain(notShown)
  expect(numbers).not.toContain(0)
})
