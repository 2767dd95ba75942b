import { afterAll, expect, test } from 'vitest'
import { type Client, notifiedBy, printTable, startBattlefield } from './support/attacker.ts'
import { imeiOf, prepareFixture, rowOf } from './support/fixture.ts'

const model = '35920001'
const stolen = imeiOf(model, 1)
const sold = imeiOf(model, 2)
const early = imeiOf(model, 3)

const town = await prepareFixture(afterAll, async ({ user, users, confirmed }) => ({
  ...{ assistant: await user(), owner: await user(), buyer: await user(), fence: await user() },
  ...{
    thief: await user(),
    victim: await user(),
    admin: await confirmed(await user({ role: 'admin' })),
  },
  rivals: await users(2),
}))
const field = await startBattlefield(afterAll, town.dataDir)

/** Registers phones and returns the id of the one with `imei`. */
async function registers(client: Client, imei: string, more: readonly string[] = []) {
  const rows = [...more, imei].map((each) => rowOf(each))
  const reply = await client.post('/api/assets/import', { dryRun: false, rows })
  expect(reply.status, reply.text).toBe(200)
  const { data } = (await client.get('/api/assets')).body
  return data.find(({ name }: { name: string }) => name === `Phone ${imei}`).id as string
}

/** What each door answers about a number. */
async function doorsSay(imei: string, as: Client): Promise<Record<string, string>> {
  const stranger = field.from()
  const page = (await stranger.get(`/search?uid=${imei}`)).text
  const proof = await stranger.post('/api/verify/proof', { identifier: imei })
  const { number } = proof.body.data
  const stored = await stranger.get(`/api/verify/proof/${number}`)
  const claims = JSON.parse(
    Buffer.from(stored.body.data.jws.split('.')[1], 'base64url').toString('utf8'),
  )
  const batch = await as.post('/api/verify/batch', { identifiers: [imei] })
  const said = {
    verify: (await stranger.get(`/api/verify?identifier=${imei}`)).body.data.verdict,
    hausa: (await stranger.get(`/api/verify?identifier=${imei}&language=ha`)).body.data.verdict,
    batch: batch.body.data.rows[0].answer.verdict,
    proof: claims.verdict,
    page: page.includes('Nothing reported') ? 'clear' : 'not clear',
  }
  return said
}

const passMinutes = async (count: number) => {
  for (let n = 0; n < count; n++) await field.passMinute()
}

test('a fence with a list registers 20 numbers a day, is told to verify the business, and staff see it', async () => {
  const fence = field.as(town.fence)
  const list = Array.from({ length: 120 }, (_, n) => imeiOf(`3593${1000 + n}`, 7))
  let registered = 0
  for (let from = 0; from < list.length; from += 10) {
    const rows = list.slice(from, from + 10).map((imei) => rowOf(imei))
    const reply = await fence.post('/api/assets/import', { dryRun: false, rows })
    if (reply.status === 200) registered += rows.length
    else expect(reply.body.message).toContain('A verified business has no such limit')
  }
  printTable('A fence’s list', [{ tried: list.length, registered }])
  expect(registered).toBe(20)
  const { data } = (await field.as(town.admin).get('/api/admin/enumeration-events')).body
  expect(data.events).toContainEqual(
    expect.objectContaining({
      namespace: 'registrations',
      accounts: [expect.objectContaining({ id: town.fence.id })],
    }),
  )
})

test('a shop assistant’s week: from the owner’s registration on no door says clear, and the assistant hears nothing of the theft before staff have looked', async () => {
  const { assistant, owner, admin } = town
  const [shop, victim, staff] = [field.as(assistant), field.as(owner), field.as(admin)]
  const mine = await registers(shop, stolen)
  expect((await doorsSay(stolen, shop)).verify).toBe('clear')
  const theirs = await registers(victim, stolen)
  const report = {
    assetId: theirs,
    status: 'Stolen',
    description: 'At the bus stop',
    state: 'Lagos',
  }
  const steps: object[] = []
  const noClear = async (step: string) => {
    const said = await doorsSay(stolen, shop)
    steps.push({ step, ...said })
    expect(Object.values(said), step).not.toContain('clear')
  }
  await noClear('the owner has registered it')
  // The assistant is told of the contest, and of nothing else.
  const told = await notifiedBy(field, [assistant], async () => {
    const made = await victim.post('/api/reports/create-report', report)
    expect(made.status, made.text).toBe(201)
  })
  const texts = JSON.stringify([
    (await shop.get('/api/notifications')).body.data,
    (await field.mails(assistant.email)).map(({ subject, text }) => `${subject} ${text}`),
  ]).replaceAll('Toju is the register of what is lost, stolen and found', '')
  expect(texts).not.toMatch(/stolen|theft|bus stop/i)
  expect(told).toBeLessThanOrEqual(2)
  await noClear('the owner has reported it')
  // No tap removes it, and neither side can sell it.
  const { notifications } = (await shop.get('/api/notifications')).body.data
  for (const { id } of notifications) {
    const reply = await shop.post(`/api/notifications/${id}/answer`, { answer: 'mine' })
    expect(reply.status).toBe(404)
  }
  const offer = { email: 'customer@example.org', password: 'correct horse battery' }
  expect((await shop.post(`/api/assets/${mine}/transfer`, offer)).status).toBe(409)
  const statement = 'From our stock'
  await shop.post(`/api/assets/${mine}/contest`, { answer: 'mine', statement })
  await noClear('the assistant has answered')
  await shop.post('/api/auth/confirm-password', { password: offer.password })
  await shop.patch(`/api/assets/${mine}`, { uuid: imeiOf(model, 900), uuidType: 'imei1' })
  await noClear('the assistant has changed the number')
  await passMinutes(5)
  await noClear('five minutes later')
  const { items } = (await staff.get('/api/admin/items?status=pending')).body.data
  const { id } = items.find(({ name }: { name: string }) => name.includes(stolen))
  expect((await staff.patch(`/api/admin/items/${id}`, { status: 'active' })).status).toBe(200)
  await noClear('staff have confirmed the theft')
  expect((await doorsSay(stolen, victim)).verify).toBe('stolen')
  await passMinutes(60)
  await noClear('an hour later')
  printTable('What the doors say of the stolen phone', steps)
})

test('the honest second-hand buyer ends with the phone in their name: the seller says that it is sold', async () => {
  const [seller, buyer] = [field.as(town.thief), field.as(town.buyer)]
  const before = await registers(seller, sold)
  const theirs = await registers(buyer, sold)
  expect((await doorsSay(sold, buyer)).verify).toBe('contested')
  const gaveUp = await seller.post(`/api/assets/${before}/contest`, {
    ...{ answer: 'not-mine', password: 'correct horse battery' },
  })
  expect(gaveUp.status, gaveUp.text).toBe(200)
  expect((await doorsSay(sold, buyer)).verify).toBe('clear')
  const { data } = (await buyer.get(`/api/assets/${theirs}/ownership`)).body
  expect(data).toMatchObject({ contest: null, refusal: null, changedHands: 1 })
  const offer = { email: 'daughter@example.org', password: 'correct horse battery' }
  expect((await buyer.post(`/api/assets/${theirs}/transfer`, offer)).status).toBe(201)
  expect((await seller.post(`/api/assets/${before}/transfer`, offer)).status).toBe(409)
})

test('the thief who registers first, hidden, gains no clear answer by it', async () => {
  const [thief, victim] = [field.as(town.rivals[0] ?? town.fence), field.as(town.victim)]
  const rows = [rowOf(early, { hidden: true })]
  await thief.post('/api/assets/import', { dryRun: false, rows })
  expect((await doorsSay(early, thief)).verify).toBe('unknown')
  const theirs = await registers(victim, early)
  expect((await doorsSay(early, victim)).verify).toBe('contested')
  const report = { assetId: theirs, status: 'Stolen', description: 'From a bag', state: 'Lagos' }
  await victim.post('/api/reports/create-report', report)
  expect((await doorsSay(early, victim)).verify).toBe('contested')
})
