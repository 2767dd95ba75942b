import { expect, test } from 'vitest'
import {
  callerLanguageQuery,
  phoneFindsQuery,
} from '../../../src/server/queries/channels/callers.ts'
import { startTestApp } from '../../support/app.ts'
import { insertMany } from '../../support/database/insert-many.ts'
import { planOf } from '../../support/database/plan-of.ts'

const count = 2000

test('a caller’s language and the found reports of an identifier are read by an index', async () => {
  const app = await startTestApp()
  const { database } = app
  await insertMany(app, count, async (tx, numbers) => {
    const rows = numbers.map(String)
    await tx
      .insertInto('caller_languages')
      .values(rows.map((caller_hash) => ({ caller_hash, language: 'ha', expires_at: 9e12 })))
      .execute()
    const more = { namespace: 'imei', place: null, created_at: 1, expires_at: 9e12 } as const
    await tx
      .insertInto('phone_finds')
      .values(rows.map((id) => ({ id, key: id, ...more })))
      .execute()
  })
  const found = [{ namespace: 'imei', key: '77' }] as const
  for (const query of [
    callerLanguageQuery(database.read, '77', 1),
    phoneFindsQuery(database.read, found),
  ]) {
    const plan = await planOf(app, query)
    expect(plan).toMatch(/\bUSING (?:COVERING )?INDEX\b|Index/)
    expect(plan).not.toMatch(/^SCAN |Seq Scan/m)
  }
})
