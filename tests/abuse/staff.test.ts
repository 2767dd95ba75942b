import { afterAll, expect, test } from 'vitest'
import { notifiedBy, printTable, startBattlefield } from './support/attacker.ts'
import { businessForm, imeiOf, prepareFixture, rowOf } from './support/fixture.ts'
import { imageOf } from './support/image.ts'

const contested = imeiOf('35950001', 1)
const town = await prepareFixture(afterAll, async ({ user, confirmed, phones }) => {
  const bribed = await confirmed(await user({ role: 'admin' }))
  const victim = await user()
  await phones(victim, [contested])
  const [stolen = ''] = await phones(bribed, [imeiOf('35950002', 1)])
  return {
    bribed,
    victim,
    stolen,
    honest: await confirmed(await user({ role: 'admin' })),
    bare: await user({ role: 'admin' }),
    superior: await confirmed(await user({ role: 'super-admin' })),
    bareSuperior: await user({ role: 'super-admin' }),
  }
})
const field = await startBattlefield(afterAll, town.dataDir)
const [bribed, honest] = [field.as(town.bribed), field.as(town.honest)]

test('an admin cannot decide their own theft report, claim or business; another admin can', async () => {
  const table: { what: string; themselves: number; another: number }[] = []
  async function decide(what: string, path: string, decision: object) {
    const themselves = await bribed.patch(path, decision)
    const another = await honest.patch(path, decision)
    table.push({ what, themselves: themselves.status, another: another.status })
  }

  const words = { description: 'Taken on the bus', state: 'Lagos' }
  const report = { assetId: town.stolen, status: 'Stolen', ...words }
  const { id } = (await bribed.post('/api/reports/create-report', report)).body.data
  await decide('a theft report', `/api/admin/items/${id}`, { status: 'active' })

  await notifiedBy(field, [town.victim], () =>
    bribed.post('/api/assets/import', { dryRun: false, rows: [rowOf(contested)] }),
  )
  const [dispute] = (await honest.get('/api/admin/disputes')).body.data.disputes
  const decision = { status: 'decided', ownerId: town.bribed.id, reason: 'They showed a receipt' }
  await decide('a claim', `/api/admin/disputes/${dispute.id}`, decision)

  const logo = await imageOf(bribed, field.origin)
  const applied = await bribed.post('/api/merchants', { ...businessForm('RC 5550001'), logo })
  const path = `/api/admin/merchants/${applied.body.data.id}`
  await decide('a business', path, { status: 'verified' })

  printTable('Who decides an admin’s own case', table)
  for (const { what, themselves, another } of table) {
    expect.soft(themselves, what).toBeGreaterThanOrEqual(400)
    expect.soft(another, what).toBe(200)
  }
})

test('only a super-admin who has just confirmed their password can create a staff account', async () => {
  const open = async (who: { token: string }, email: string) => {
    const form = { firstName: 'Eve', lastName: 'Adeyemi', email, phoneNumber: '08031234567' }
    return (await field.as(who).post('/api/admin/users', { ...form, role: 'admin' })).status
  }
  const table = {
    'an admin': await open(town.bare, 'eve1@example.org'),
    'an admin, password typed': await open(town.bribed, 'eve2@example.org'),
    'a super-admin': await open(town.bareSuperior, 'eve3@example.org'),
    'a super-admin, password typed': await open(town.superior, 'eve4@example.org'),
  }
  printTable('Creating an admin account', [table])
  expect(Object.values(table).map((status) => status === 201)).toEqual([false, false, false, true])
})
