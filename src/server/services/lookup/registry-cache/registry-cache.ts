/*
 * The registry cache: the only file of this folder that others import.
 *
 * What it stores. Whether an identifier is shown as registered. If exactly one user shows it and nobody
 * reports it, also the kind and maker that a lookup shows. For every other registered identifier only
 * that the database must be asked. A hidden asset without a report is not in it, so it is answered like
 * an unregistered one, in the same time.
 *
 * Why. A lookup of an unreported identifier takes 0.5 µs here and 20 µs in the database; the whole request
 * takes 25 µs. Without the cache the answers are the same, at 0.62 of the requests a second.
 *
 * What invalidates it.
 * - A write of this process: temporary triggers report each identifier from the first statement on. The
 *   database answers for it until the transaction has ended, then it is loaded again.
 * - A write of another process, such as `npm run admin`: SQLite counts them. When the count grows, the cache
 *   is cleared and loaded again. It is read before each lookup, at most 10 ms old.
 * - Another list of an authority: everything is loaded again. A listed identifier is never answered from here.
 * - A report: a reported identifier is never answered from here, so a theft is never shown late.
 *
 * What it costs. 33 MB and 5 s of one core in the background for a million identifiers; above four million
 * it is not used. Identifiers are compared by a keyed hash: the chance that an unregistered one is
 * mistaken for one of a million others is 1 in 9,000 million.
 *
 * PostgreSQL has other writers by design and no cache: only an `SqliteDatabase` can be watched.
 *
 * `open-addressing-map.ts` is its memory, `registry-index.ts` packs what a lookup shows into a number,
 * `queries/lookup/unreported-identifiers.ts` has its SQL. `tests/server/lookup/registry-cache.test.ts`
 * compares it with the database over generated writes. docs/decisions/0017-registry-cache.md
 */
import { setImmediate } from 'node:timers/promises'
import type { Database, Queries } from '../../../db/database.ts'
import { isSqlite } from '../../../db/sqlite.ts'
import { createKeyedHash } from '../../../lib/keyed-hash.ts'
import {
  currentImportsQuery,
  entryKeysAfterQuery,
  listedAmong,
} from '../../../queries/listings/listings.ts'
import type { RegistryCache } from '../../../queries/lookup/unreported-identifiers.ts'
import {
  changeTriggers,
  listsChanged,
  maxIdentifierRowid,
  type RegisteredRow,
  registeredAfter,
  registeredAs,
  reportedAfter,
} from '../../../queries/lookup/unreported-identifiers.ts'
import { createOpenAddressingMap, type OpenAddressingMap } from './open-addressing-map.ts'
import { askDatabase, createRegistryIndex } from './registry-index.ts'

/**
 * At sixteen bytes an entry and as many free: 130 MB. Lookups in a larger registry always ask the
 * database.
 */
const maxIdentifiers = 4_000_000
const pageSize = 500
/** Not registered any more, or hidden: answered like an unknown identifier. */
const nothing = 0xffff_fffe

/** `roomFor` is for what is registered while this runs. */
export function createRegistryCache(
  database: Database,
  { roomFor = 100_000 } = {},
): RegistryCache | undefined {
  if (!isSqlite(database)) return undefined
  const printOf = createKeyedHash()
  const index = createRegistryIndex()
  let table: OpenAddressingMap | null = null
  let isWhole = false
  let turn = 0
  const changedKeys = new Set<string>()
  let isRelearning = false

  function reload() {
    table = null
    isWhole = false
    void learn(++turn)
  }

  function put(key: string, value: number) {
    if (table?.set(printOf(key), value) === false) reload()
  }

  function cacheRegistration(row: RegisteredRow) {
    // A hidden, unreported identifier takes the same time as an unknown one.
    if (row.hidden === 1) return
    // Several users show it, or it was written meanwhile.
    const known = table?.get(printOf(row.key))
    put(row.key, known === undefined || known === nothing ? index.numberOf(row) : askDatabase)
  }

  function onKeyChanged(key: string) {
    // Half a million keys may differ: all is loaded again, after this transaction.
    if (key === listsChanged) return reload()
    put(key, askDatabase)
    if (!table) return
    changedKeys.add(key)
    if (isWhole) relearnSoon()
  }

  function relearnSoon() {
    if (isRelearning) return
    isRelearning = true
    void relearn().finally(() => {
      isRelearning = false
      // Written after the last load.
      if (isWhole && changedKeys.size > 0) relearnSoon()
    })
  }

  /** Loads identifiers again once the transactions that wrote them have ended. */
  async function relearn() {
    try {
      while (isWhole && changedKeys.size > 0) {
        // Resolves after every write that was reported so far.
        await database.write(async () => {})
        const keys = [...changedKeys].slice(0, pageSize)
        for (const key of keys) changedKeys.delete(key)
        const mine = turn
        const rows = Map.groupBy(await registeredAs(database.read, keys), ({ key }) => key)
        const listed = await listedAmong(database.read, keys)
        // Everything is loaded again.
        if (mine !== turn) return
        for (const key of keys)
          if (!changedKeys.has(key))
            put(key, listed.has(key) ? askDatabase : cachedValueOf(rows.get(key) ?? []))
      }
    } catch {
      // As above: identifiers written meanwhile stay with the database.
      changedKeys.clear()
    }
  }

  function cachedValueOf(rows: Awaited<ReturnType<typeof registeredAs>>): number {
    if (rows.some(({ reported }) => reported === 1)) return askDatabase
    const [shown, ...more] = rows.filter(({ hidden }) => hidden === 0)
    if (!shown) return nothing
    return more.length > 0 ? askDatabase : index.numberOf(shown)
  }

  /** Goes through all pages of `next`, and lets other work run in between. */
  async function each<Row extends { place: number }>(
    next: (db: Queries, place: number, limit: number) => Promise<Row[]>,
    handle: (row: Row) => void,
    mine: number,
  ) {
    for (let place = 0; ; ) {
      const rows = await next(database.read, place, pageSize)
      await setImmediate()
      if (mine !== turn || rows.length === 0) return
      for (const row of rows) handle(row)
      place = rows.at(-1)?.place ?? place
    }
  }

  /** The keys of an import: the database says what lists them, and until when. */
  async function loadList(importId: string, mine: number) {
    for (let after = { key: '', namespace: '' }; ; ) {
      const rows = await entryKeysAfterQuery(database.read, importId, after, pageSize).execute()
      await setImmediate()
      if (mine !== turn || rows.length === 0) return
      for (const { key } of rows) put(key, askDatabase)
      after = rows.at(-1) ?? after
    }
  }

  async function learn(mine: number) {
    let lists: { id: string; entries: number }[] = []
    try {
      // In a transaction: when it has ended, so has every earlier one.
      await database.write(async (tx) => {
        lists = await currentImportsQuery(tx).execute()
        const listed = lists.reduce((sum, { entries }) => sum + entries, 0)
        const size = (await maxIdentifierRowid(tx)) + listed
        if (size < maxIdentifiers) table = createOpenAddressingMap(size + roomFor)
      })
      if (!table) return
      await each(registeredAfter, cacheRegistration, mine)
      await each(reportedAfter, ({ key }) => put(key, askDatabase), mine)
      for (const { id } of lists) await loadList(id, mine)
      // Another load has begun, and may end before this one.
      if (mine !== turn) return
      isWhole = true
      relearnSoon()
    } catch {
      // The database was closed or cannot be read: lookups report that.
    }
  }

  const look = database.watch(changeTriggers, { onKeyChanged, lost: reload })
  reload()
  return {
    find(key) {
      look()
      if (!isWhole || !table) return undefined
      const value = table.get(printOf(key))
      if (value === undefined || value === nothing) return null
      return value === askDatabase ? undefined : index.rowOf(value, key)
    },
  }
}
