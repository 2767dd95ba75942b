import { afterAll, expect, test } from 'vitest'
import { type Client, printTable, startBattlefield } from './support/attacker.ts'
import { password, prepareFixture, rowOf } from './support/fixture.ts'

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

const town = await prepareFixture(afterAll, async ({ user }) => ({
  finder: await user(),
  witness: await user(),
}))
const field = await startBattlefield(afterAll, town.dataDir)

async function registered(client: Client, row: object): Promise<string> {
  await client.post('/api/assets/import', { dryRun: false, rows: [row] })
  return (await client.get('/api/assets')).body.data[0].id
}

test('a possible match reveals no description of the other asset until both sides accept', async () => {
  const client = field.as(town.witness)
  // The identifiers differ in one character: such a pair always matches, whatever the descriptions
  // say.
  const finder = field.as(town.finder)
  const day = { lastSeenDate: yesterday, state: 'Kano', location: 'Fagge, Kano' }
  const [mine, theirs] = ['C02XL0TH9944', 'C02XLOTH9944']
  const row = { uuidType: 'serial-number', name: 'Blue laptop', brand: 'Lenovo' }
  for (const [who, uuid, status] of [
    [finder, theirs, 'Found'],
    [client, mine, 'Lost'],
  ] as const) {
    const assetId = await registered(who, rowOf(uuid, { ...row, uuid }))
    const words = { description: 'Blue, with a leopard on the lid', ...day }
    const made = await who.post('/api/reports/create-report', { assetId, status, ...words })
    expect(made.status, made.text).toBe(201)
  }
  const { data } = (await client.get('/api/matches')).body
  const match = data.find(({ item }: { item: string }) => item === 'Blue laptop')
  const one = (await client.get(`/api/matches/${match?.id}`)).body.data
  const copy = (await client.post('/api/users/export', { password })).body.data
  const kept = copy.sections.find(({ name }: { name: string }) => name === 'matches')?.records ?? []
  printTable('What the owner sees of a possible match', [
    {
      reasons: JSON.stringify(one?.reasons),
      state: one?.otherState,
      score: kept[0]?.score ?? null,
    },
  ])
  for (const each of [match, one, ...kept]) {
    expect.soft(each?.reasons ?? [], 'reasons').toSatisfy((reasons) => reasons.length === 0)
    expect.soft(each, 'score').not.toHaveProperty('score')
    expect.soft(each?.otherState ?? null, 'where it was found').toBeNull()
  }
  const notifications = (await client.get('/api/notifications')).text
  expect.soft(notifications, 'where it was found').not.toContain('Kano')
})
