import { expect, test } from 'vitest'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { createFindInRegistry } from '../../../src/server/queries/lookup/find-in-registry.ts'
import { startTestApp } from '../../support/app.ts'
import { freshImei } from '../../support/factories.ts'

test('a lookup reads the cache once for each key, and sends one query for the keys that the cache does not know', async () => {
  const { database } = await startTestApp()
  const queries: (readonly string[])[] = []
  const watched: Database = {
    ...database,
    prepare(query, keyAt) {
      const rowsOf = database.prepare(query, keyAt)
      return (keys) => {
        queries.push(keys)
        return rowsOf(keys) as never
      }
    },
  }
  const read: string[] = []
  const imei = freshImei()
  const [payload, whole] = [imei.slice(0, 14), imei]
  const find = (key: string) => {
    read.push(key)
    return key === whole ? null : undefined
  }
  const findInRegistry = createFindInRegistry(watched, Date.now, { find })
  expect(await findInRegistry(readText(imei).candidates)).toEqual({ matches: [], listed: [] })
  expect(read).toEqual([payload, whole])
  expect(queries).toEqual([[payload]])
})
