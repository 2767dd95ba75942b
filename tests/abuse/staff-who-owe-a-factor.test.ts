import { afterAll, expect, test } from 'vitest'
import { requireSecondFactor } from '../../src/server/queries/second-factors.ts'
import { acts } from '../../src/server/routes/routes.ts'
import { pictureOf } from './support/a-picture.ts'
import { printTable, startBattlefield } from './support/attacker.ts'
import { imeiOf, prepareTown, rowOf } from './support/town.ts'

const town = await prepareTown(afterAll, async ({ tx, person, confirmed }) => {
  await requireSecondFactor(tx, true)
  return { owing: await confirmed(await person({ role: 'admin' })), owner: await person() }
})
const field = await startBattlefield(afterAll, town.dataDir)

test('who owes a second factor reads nothing that only staff may read, receipts included', async () => {
  const owner = field.as(town.owner)
  const [imageUrl, receiptUrl] = [
    await pictureOf(owner, field.origin),
    await pictureOf(owner, field.origin),
  ]
  const form = { ...rowOf(imeiOf('35960001', 1)), imageUrl, receiptUrl }
  expect((await owner.post('/api/assets', form)).status).toBe(201)
  expect((await owner.get(receiptUrl)).status).toBe(200)

  const client = field.as(town.owing)
  const doors = acts
    .filter(
      ({ access, method, path }) => access === 'staff' && method === 'GET' && !path.includes('{'),
    )
    .map(({ path }) => `/api${path}`)
  const table = []
  for (const door of [...doors, receiptUrl]) {
    const { status } = await client.get(door)
    table.push({ door: door === receiptUrl ? 'somebody’s receipt' : door, status })
  }
  printTable('What an admin without their second factor is answered', table)
  expect(table.length).toBeGreaterThan(10)
  expect(table.filter(({ status }) => status < 400)).toEqual([])
})
