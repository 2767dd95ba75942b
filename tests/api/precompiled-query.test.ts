import { expect, test } from 'vitest'
import type { Queries } from '../../src/server/db/database.ts'
import { precompiledQuery } from '../../src/server/db/precompiled-query.ts'
import { startTestApp } from '../support/app.ts'
import { signIn } from '../support/users.ts'

interface Filter {
  role: string | undefined
  state: string | undefined
}

test('a precompiled query tells apart which of its values are undefined', async () => {
  const app = await startTestApp()
  const users = [await signIn(app), await signIn(app), await signIn(app)]
  const [inSokoto, inYobe] = users.map(({ id }) => id)
  const { database } = app
  const settle = (id: string | undefined, state: string) =>
    database.write((tx) =>
      tx
        .updateTable('users')
        .set({ state })
        .where('id', '=', id ?? '')
        .execute(),
    )
  await settle(inSokoto, 'Sokoto')
  await settle(inYobe, 'Yobe')
  const role = 'user'
  const find = precompiledQuery((db: Queries, { role, state }: Filter) =>
    db
      .selectFrom('users')
      .select('id')
      .$if(role !== undefined, (query) => query.where('role', '=', role as 'user'))
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
      .orderBy('id'),
  )
  const idsOf = async (filter: Filter) => {
    const rows = await find(database.read, filter)
    return rows.map(({ id }) => id)
  }
  expect(await idsOf({ role, state: 'Sokoto' })).toEqual([inSokoto])
  expect(await idsOf({ role: undefined, state: 'Yobe' })).toEqual([inYobe])
  expect(await idsOf({ role, state: undefined })).toHaveLength(3)
  expect(await idsOf({ role: 'admin', state: undefined })).toEqual([])
  expect(await idsOf({ role: undefined, state: 'Sokoto' })).toEqual([inSokoto])
  expect((await idsOf({ role: undefined, state: undefined })).length).toBeGreaterThanOrEqual(3)
})
