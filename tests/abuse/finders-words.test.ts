import { afterAll, expect, test } from 'vitest'
import { type Client, forAll, printTable, startBattlefield } from './support/attacker.ts'
import { withoutOwn } from './support/distinguishable.ts'
import { imeiOf, password, prepareFixture, rowOf } from './support/fixture.ts'

const planted = ['arsenal', 'sticker', 'engraved', 'chidinma', 'maroon']
const decoys = `chelsea everton liverpool barcelona madrid milan juventus ajax benfica porto
  keyring lanyard popsocket glitter wallet magnet ribbon cartoon flower butterfly
  dented peeling painted polished repaired cloudy bent loose melted stained
  adaeze babajide chukwuma damilola ebele funmilayo gbenga halima ifeoma jumoke
  kelechi lateef musa ngozi obinna patience queen rasheed segun tunde
  navy olive golden purple orange brown teal lavender coffee champagne
  church mosque stadium barber pharmacy bakery school library station airport
  knight dragon eagle lion tiger spider dolphin panther rhino zebra
  diamond leopard carbon velvet bamboo cotton silver rubber marble copper
  verse psalm guitar violin trumpet`.split(/\s+/)
/**
 * The planted words are spread among the decoys, so that effects of time or rate limits are not
 * mistaken for an answer.
 */
const dictionary = decoys.flatMap((word, n) =>
  n % 19 === 9 ? [word, planted[Math.floor(n / 19)] ?? word] : [word],
)
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

const town = await prepareFixture(afterAll, async ({ user, users }) => ({
  finder: await user(),
  // A user makes at most 20 reports a day, so ten accounts share the questions.
  seekers: await users(10),
  witness: await user(),
}))
const field = await startBattlefield(afterAll, town.dataDir)

async function registered(client: Client, row: object): Promise<string> {
  await client.post('/api/assets/import', { dryRun: false, rows: [row] })
  return (await client.get('/api/assets')).body.data[0].id
}

test('group testing with 200 reworded reports reveals no word that the finder wrote', async () => {
  const finder = field.as(town.finder)
  const found = await finder.post('/api/reports/create-report', {
    assetId: await registered(finder, rowOf(imeiOf('35800001', 77), { name: 'Tecno Spark 20' })),
    status: 'Found',
    description: 'Arsenal sticker, Chidinma engraved on the back, in a maroon pouch',
    lastSeenDate: yesterday,
    state: 'Lagos',
  })
  expect(found.status, found.text).toBe(201)

  const answers: { word: string; way: string; sign: string; refused: boolean }[] = []
  await forAll(town.seekers, 3, async (seeker, n) => {
    const client = field.as(seeker)
    await client.post('/api/auth/confirm-password', { password })
    // An identifier of another kind rules out no match.
    const serial = { uuidType: 'serial-number', uuid: `INVENTED0${n}7`, name: 'Tecno Spark 20' }
    const assetId = await registered(client, rowOf('', serial))
    const share = Math.ceil(dictionary.length / town.seekers.length)
    for (const way of ['likely enough without it', 'likely enough with it alone']) {
      for (const word of dictionary.slice(n * share, (n + 1) * share)) {
        const known = way === 'likely enough without it' ? 'Red. ' : ''
        const made = await client.post('/api/reports/create-report', {
          assetId,
          status: 'Lost',
          description: `${known}${word}`,
          lastSeenDate: yesterday,
          state: 'Lagos',
        })
        const { id } = made.body.data ?? {}
        const naming = (list: object[] | undefined) =>
          (list ?? []).filter((each) => JSON.stringify(each).includes(id))
        const matches = naming((await client.get('/api/matches')).body.data)
        const notified = naming((await client.get('/api/notifications')).body.data?.notifications)
        const sign = withoutOwn(JSON.stringify({ matches, notified }), '‹none›', [id])
        answers.push({ word, way, sign, refused: made.status !== 201 })
        const closed = await client.patch(`/api/reports/${id}`, { status: 'Found' })
        expect(closed.status, closed.text).toBe(200)
      }
    }
  })

  // A word is revealed when its response differs from those of both neighbouring words.
  const pulledOut = (way: string) => {
    const asked = answers.filter((each) => each.way === way && !each.refused)
    const signs = new Map(asked.map(({ word, sign }) => [word, sign]))
    const words = dictionary.filter((word) => signs.has(word))
    return words.filter((word, n) => {
      const around = [words[n - 1], words[n + 1]].filter((other) => other !== undefined)
      return around.every((other) => signs.get(other) !== signs.get(word))
    })
  }
  const ways = [...new Set(answers.map(({ way }) => way))]
  printTable(
    'Rewordings of a report that matches a find',
    ways.map((way) => ({
      way,
      asked: answers.filter((each) => each.way === way).length,
      refused: answers.filter((each) => each.way === way && each.refused).length,
      'pulled out': pulledOut(way).join(' '),
    })),
  )
  expect(answers.filter(({ refused }) => !refused).length).toBeGreaterThanOrEqual(200)
  expect(ways.flatMap(pulledOut).filter((word) => planted.includes(word))).toEqual([])
})

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
