/*
 * The registry cache: the only file of this folder that others import.
 *
 * What it stores. Whether an identifier is shown as registered. If exactly one user registered it and
 * nobody reports it, also the kind and maker that a lookup shows. For every other registered identifier
 * only that the database must be asked: several registrations contest each other, hidden or not, and
 * with the identifier all others of these assets. The same where a list has one of them. One
 * hidden asset without a report is answered like an unregistered one, in the same time.
 *
 * Why. A lookup of an unreported identifier takes 0.5 µs here and 20 µs in the database; the whole request
 * takes 25 µs. Without the cache the answers are the same, but among ten million identifiers
 * there are 0.73 as many a second.
 *
 * What invalidates it.
 * - A write of this process: temporary triggers report each identifier from the first statement on. The
 *   database answers for it until the transaction has ended, then it is loaded again.
 * - A write of another process, such as `npm run admin`: SQLite counts them. When the count grows, the cache
 *   is cleared and loaded again. The count that a lookup compares is at most 10 ms old.
 * - A change of an authority's list: everything is loaded again. A listed identifier is never answered from here.
 * - A report: a reported identifier is never answered from here, so a theft is never shown late.
 *
 * What it costs. 12 MB and 5 s of one core in the background for a million identifiers; above eleven
 * million it is not used. Identifiers are compared by a keyed hash: the chance that an unregistered one is
 * mistaken for another is 1 in 700 million at most.
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
  keysBesideAny,
  listsChanged,
  maxIdentifierRowid,
  type RegisteredRow,
  registeredAfter,
  registeredAs,
  reportedAfter,
} from '../../../queries/lookup/unreported-identifiers.ts'
import { createOpenAddressingMap, type OpenAddressingMap } from './open-addressing-map.ts'
import { askDatabase, createRegistryIndex, notShown } from './registry-index.ts'

/** 124 MB, with eight bytes for each slot. Lookups in a larger registry always ask the database. */
const defaultMaxIdentifiers = 11_000_000
const pageSize = 500

/**
 * `roomFor`: how many identifiers can be registered before the whole cache is loaded again. A registry
 * of `maxIdentifiers` or more is not cached.
 */
export function createRegistryCache(
  database: Database,
  { roomFor = 100_000, maxIdentifiers = defaultMaxIdentifiers } = {},
): RegistryCache | undefined {
  if (!isSqlite(database)) return undefined
  const hashOf = createKeyedHash()
  const index = createRegistryIndex()
  let table: OpenAddressingMap | null = null
  let isComplete = false
  let generation = 0
  const changedKeys = new Set<string>()
  /** Keys that the load found more than once. */
  let repeatedKeys: string[] = []
  let isReloadingChanged = false

  function reload() {
    table = null
    isComplete = false
    void load(++generation)
  }

  function put(key: string, value: number) {
    if (table?.set(hashOf(key), value) === false) reload()
  }

  function cacheRegistration(row: RegisteredRow) {
    // If there is a value, several users registered the identifier, or it was written meanwhile.
    if (table?.get(hashOf(row.key)) !== undefined) {
      put(row.key, askDatabase)
      repeatedKeys.push(row.key)
    } else put(row.key, row.hidden === 1 ? notShown : index.numberOf(row))
  }

  function onKeyChanged(key: string) {
    // Half a million keys may differ, so everything is loaded again after this transaction.
    if (key === listsChanged) return reload()
    put(key, askDatabase)
    if (!table) return
    changedKeys.add(key)
    if (isComplete) scheduleReloadChanged()
  }

  function scheduleReloadChanged() {
    if (isReloadingChanged) return
    isReloadingChanged = true
    void reloadChanged().finally(() => {
      isReloadingChanged = false
      // Some keys were written after the last load.
      if (isComplete && changedKeys.size > 0) scheduleReloadChanged()
    })
  }

  /** Loads identifiers again once the transactions that wrote them have ended. */
  async function reloadChanged() {
    try {
      while (isComplete && changedKeys.size > 0) {
        // Resolves after every write that was reported so far.
        await database.write(async () => {})
        const keys = [...changedKeys].slice(0, pageSize)
        for (const key of keys) changedKeys.delete(key)
        const ownGeneration = generation
        const rows = Map.groupBy(await registeredAs(database.read, keys), ({ key }) => key)
        const listed = await listedAmong(database.read, keys)
        // The whole cache is being loaded again.
        if (ownGeneration !== generation) return
        for (const key of keys)
          if (!changedKeys.has(key))
            put(key, listed.has(key) ? askDatabase : cachedValueOf(rows.get(key) ?? []))
      }
    } catch {
      // The database goes on answering for these identifiers.
      changedKeys.clear()
    }
  }

  function cachedValueOf(rows: Awaited<ReturnType<typeof registeredAs>>): number {
    const [only, ...others] = rows
    if (!only) return notShown
    if (others.length > 0 || only.reported === 1 || only.shares === 1) return askDatabase
    return only.hidden === 1 ? notShown : index.numberOf(only)
  }

  /** Goes through all pages of `next`, and lets other work run in between. */
  async function each<Row extends { place: number }>(
    next: (db: Queries, place: number, limit: number) => Promise<Row[]>,
    handle: (row: Row) => void,
    ownGeneration: number,
  ) {
    for (let place = 0; ; ) {
      const rows = await next(database.read, place, pageSize)
      await setImmediate()
      if (ownGeneration !== generation || rows.length === 0) return
      for (const row of rows) handle(row)
      place = rows.at(-1)?.place ?? place
    }
  }

  /** Leaves the keys of an import to the database, which knows their lists and when these end. */
  async function loadList(importId: string, ownGeneration: number) {
    for (let after = { key: '', namespace: '' }; ; ) {
      const rows = await entryKeysAfterQuery(database.read, importId, after, pageSize).execute()
      await setImmediate()
      if (ownGeneration !== generation || rows.length === 0) return
      const keys = rows.map(({ key }) => key)
      for (const key of keys) put(key, askDatabase)
      await leaveBeside(keys)
      after = rows.at(-1) ?? after
    }
  }

  /** Leaves all numbers of the assets that have one of these to the database. */
  async function leaveBeside(keys: readonly string[]) {
    for (const key of await keysBesideAny(database.read, keys)) put(key, askDatabase)
  }

  async function loadRepeated(ownGeneration: number) {
    const keys = repeatedKeys
    for (let from = 0; from < keys.length; from += pageSize) {
      await setImmediate()
      if (ownGeneration !== generation) return
      await leaveBeside(keys.slice(from, from + pageSize))
    }
  }

  async function load(ownGeneration: number) {
    let lists: { id: string; entries: number }[] = []
    try {
      // In a transaction: when it ends, all earlier ones have ended.
      await database.write(async (tx) => {
        lists = await currentImportsQuery(tx).execute()
        const listed = lists.reduce((sum, { entries }) => sum + entries, 0)
        const size = (await maxIdentifierRowid(tx)) + listed
        if (size < maxIdentifiers) table = createOpenAddressingMap(size + roomFor)
      })
      if (!table) return
      repeatedKeys = []
      await each(registeredAfter, cacheRegistration, ownGeneration)
      await loadRepeated(ownGeneration)
      await each(reportedAfter, ({ key }) => put(key, askDatabase), ownGeneration)
      for (const { id } of lists) await loadList(id, ownGeneration)
      // Another load has begun, and may end before this one.
      if (ownGeneration !== generation) return
      isComplete = true
      scheduleReloadChanged()
    } catch {
      // The database was closed or cannot be read: lookups report that.
    }
  }

  const checkForWrites = database.watch(changeTriggers, { onKeyChanged, lost: reload })
  reload()
  return {
    find(key) {
      checkForWrites()
      if (!isComplete || !table) return undefined
      const value = table.get(hashOf(key))
      if (value === undefined || value === notShown) return null
      return value === askDatabase ? undefined : index.rowOf(value, key)
    },
  }
}
