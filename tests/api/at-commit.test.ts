import { expect, onTestFinished, test } from 'vitest'
import { createAsset } from '../../src/api/assets/assets.ts'
import type { UnsettledClaimRow } from '../../src/server/db/tables.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { insertRow } from '../../src/server/queries/rows-by-columns.ts'
import { refusalOf, startTestApp } from '../support/app.ts'
import { phoneForm } from '../support/factories.ts'
import { signIn } from '../support/users.ts'

const claim = (key: string): UnsettledClaimRow => ({
  ...{ id: newId(), namespace: 'imei', key, actor_id: newId(), report_id: null },
  created_at: -1,
})

test('a statement that runs with the commit keeps every text, and is committed with the others', async () => {
  const { database } = await startTestApp()
  const texts = ["it's", String.raw`\' \\ \n`, '$1 $2', '"; rollback; --', 'ẹ̀kọ́ 📱', '']
  await database.write(async (tx) => {
    for (const text of texts) {
      const insert = tx.insertInto('unsettled_claims').values(claim(text))
      await database.atCommit(tx, insert.compile())
    }
  })
  const stored = await database.read.selectFrom('unsettled_claims').selectAll().execute()
  expect(stored.map(({ key }) => key).sort()).toEqual(texts.toSorted())
  expect(stored[0]).toMatchObject({ report_id: null, created_at: -1 })
})

test('if such a statement fails, the transaction fails and leaves nothing', async () => {
  const { database } = await startTestApp()
  const [first, second] = [claim('one'), claim('two')]
  const written = database.write(async (tx) => {
    const rows = tx.insertInto('unsettled_claims')
    await rows.values(first).execute()
    const sameId = rows.values({ ...second, id: first.id })
    await database.atCommit(tx, sameId.compile())
  })
  await expect(written).rejects.toThrow(/unique/i)
  expect(await database.read.selectFrom('unsettled_claims').selectAll().execute()).toEqual([])
})

test('a transaction in which a statement failed unnoticed is not said to be done unless it is', async () => {
  const { database } = await startTestApp()
  const written = database.write(async (tx) => {
    const rows = tx.insertInto('unsettled_claims')
    const first = claim('one')
    await rows.values(first).execute()
    await rows
      .values(first)
      .execute()
      .catch(() => {})
  })
  const isDone = await written.then(
    () => true,
    () => false,
  )
  const stored = await database.read.selectFrom('unsettled_claims').selectAll().execute()
  expect(stored).toHaveLength(isDone ? 1 : 0)
})

test('what a transaction that failed would have written with its commit is not written by the next', async () => {
  const { database } = await startTestApp()
  const write = (key: string, fails: boolean) =>
    database.write(async (tx) => {
      const insert = tx.insertInto('unsettled_claims').values(claim(key))
      await database.atCommit(tx, insert.compile())
      if (fails) throw new Error('refused')
    })
  for (let n = 0; n < 20; n++) await expect(write('lost', true)).rejects.toThrow('refused')
  await write('kept', false)
  const stored = await database.read.selectFrom('unsettled_claims').selectAll().execute()
  expect(stored.map(({ key }) => key)).toEqual(['kept'])
})

test('nothing is stored that the activity log cannot record', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = await phoneForm(app)
  const [head] = await app.database.write((tx) =>
    tx.deleteFrom('activity_log_head').returningAll().execute(),
  )
  onTestFinished(async () => {
    // The next test may get the same database.
    if (head) await app.database.write((tx) => insertRow(tx, 'activity_log_head', head))
  })
  expect((await refusalOf(owner.call(createAsset, form))).status).toBe(500)
  expect(await app.database.read.selectFrom('assets').selectAll().execute()).toEqual([])
})
