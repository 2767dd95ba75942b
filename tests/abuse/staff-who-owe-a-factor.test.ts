import { afterAll, expect, test } from 'vitest'
import { requireTwoFactor } from '../../src/server/queries/auth/two-factor.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { printTable, startBattlefield } from './support/attacker.ts'
import { imeiOf, prepareFixture, rowOf } from './support/fixture.ts'
import { imageOf } from './support/image.ts'

const town = await prepareFixture(afterAll, async ({ tx, user, confirmed }) => {
  await requireTwoFactor(tx, true)
  return { owing: await confirmed(await user({ role: 'admin' })), owner: await user() }
})
const field = await startBattlefield(afterAll, town.dataDir)

test('staff without their required second factor cannot read anything reserved for staff, receipts included', async () => {
  const owner = field.as(town.owner)
  const [imageUrl, receiptUrl] = [
    await imageOf(owner, field.origin),
    await imageOf(owner, field.origin),
  ]
  const form = { ...rowOf(imeiOf('35960001', 1)), imageUrl, receiptUrl }
  expect((await owner.post('/api/assets', form)).status).toBe(201)
  expect((await owner.get(receiptUrl)).status).toBe(200)

  const client = field.as(town.owing)
  const doors = endpoints
    .filter(
      ({ access, method, path }) => access === 'staff' && method === 'GET' && !path.includes('{'),
    )
    .map(({ path }) => `/api${path}`)
  const table = []
  for (const door of [...doors, receiptUrl]) {
    const { status } = await client.get(door)
    table.push({ door: door === receiptUrl ? 'somebody’s receipt' : door, status })
  }
  printTable('Responses to an admin without their second factor', table)
  expect(table.length).toBeGreaterThan(10)
  expect(table.filter(({ status }) => status < 400)).toEqual([])
})
