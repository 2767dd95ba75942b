import { afterAll, expect, test } from 'vitest'
import { findForm } from '../support/conversations.ts'
import { codeTo, notifiedBy, printTable, startBattlefield } from './support/attacker.ts'
import { imeiOf, prepareFixture, rowOf } from './support/fixture.ts'

const model = '35900001'
const town = await prepareFixture(afterAll, async ({ user, phones }) => {
  const owners = { lost: await user(), found: await user() }
  await phones(owners.lost, [imeiOf(model, 1)])
  await phones(owners.found, [imeiOf(model, 2)])
  const busy = await user()
  await phones(
    busy,
    Array.from({ length: 50 }, (_, n) => imeiOf(`359${10_000 + n}`, 5)),
  )
  return { owners, accuser: await user(), busy }
})
const field = await startBattlefield(afterAll, town.dataDir)

/**
 * What a buyer is shown. `accused`: the verdict is bad, without the note that it is under review.
 */
async function shownToBuyers(imei: string) {
  const { data } = (await field.from().get(`/api/verify?identifier=${imei}`)).body
  return {
    verdict: data.verdict,
    underReview: data.underReview,
    accused: !['clear', 'unknown', 'contested'].includes(data.verdict) && !data.underReview,
  }
}

test('a loss that another user reports for a clear phone accuses nobody before staff have looked, and the owner is told that two people claim it', async () => {
  const { lost } = town.owners
  const imei = imeiOf(model, 1)
  const accuser = field.as(town.accuser)
  const more = await notifiedBy(field, [lost], async () => {
    await accuser.post('/api/assets/import', { dryRun: false, rows: [rowOf(imei)] })
    const { id: assetId } = (await accuser.get('/api/assets')).body.data[0]
    const report = { assetId, status: 'Lost', description: 'It is mine, honestly', state: 'Lagos' }
    expect((await accuser.post('/api/reports/create-report', report)).status).toBe(201)
  })
  const shown = await shownToBuyers(imei)
  printTable('Another user’s phone, reported lost', [{ ...shown, 'the owner was notified': more }])
  expect.soft(shown).toMatchObject({ verdict: 'contested', accused: false })
  expect.soft(more).toBeGreaterThan(0)
})

test('a found report without an account about another user’s phone goes to review, and the owner is notified at once', async () => {
  const { found } = town.owners
  const identifier = imeiOf(model, 2)
  const stranger = field.from()
  const form = findForm({ identifier, email: 'passer-by@example.org' })
  expect((await stranger.post('/api/finds', form)).status).toBe(200)
  const token = await codeTo(field, form.email)
  const more = await notifiedBy(field, [found], async () => {
    const confirmed = await stranger.post('/api/finds/confirm', { email: form.email, token })
    expect(confirmed.status, confirmed.text).toBe(201)
  })
  const shown = await shownToBuyers(identifier)
  printTable('Another user’s phone, reported found', [{ ...shown, 'the owner was notified': more }])
  expect.soft(shown.accused).toBe(false)
  expect.soft(more).toBeGreaterThan(0)
})

test('one user cannot make 50 reports in a row', async () => {
  const client = field.as(town.busy)
  const statuses: number[] = []
  for (const { id: assetId } of (await client.get('/api/assets')).body.data) {
    const report = { assetId, status: 'Lost', description: 'Gone', state: 'Lagos' }
    statuses.push((await client.post('/api/reports/create-report', report)).status)
  }
  const made = statuses.filter((status) => status === 201).length
  printTable('Reports by one user in a row', [{ tried: statuses.length, made }])
  expect(statuses).toHaveLength(50)
  expect(made).toBeLessThan(50)
  // Far above honest use, such as a shop that was emptied by thieves.
  expect(made).toBeGreaterThanOrEqual(5)
})
