import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import {
  type Client,
  forAll,
  notifiedBy,
  printTable,
  type Reply,
  shuffled,
  startBattlefield,
} from './support/attacker.ts'
import { distinguishable, type Seen, signOf, withoutOwn } from './support/distinguishable.ts'
import { password, phonesOfManyModels, prepareFixture, rowOf } from './support/fixture.ts'

interface Target {
  imei: string
  hidden: boolean
}

const hiddenOnes = phonesOfManyModels(500, 0)
const freeOnes = phonesOfManyModels(500, 1000)

const town = await prepareFixture(afterAll, async ({ users, phones }) => {
  const victims = await users(10)
  for (const [n, victim] of victims.entries()) {
    const share = hiddenOnes.filter((_, index) => index % 10 === n)
    await phones(victim, share, { hidden: true })
  }
  return { victims, attackers: await users(22) }
})
const field = await startBattlefield(afterAll, town.dataDir)

const thousand: Target[] = shuffled([
  ...hiddenOnes.map((imei) => ({ imei, hidden: true })),
  ...freeOnes.map((imei) => ({ imei, hidden: false })),
])

function attacker(n: number): Client {
  const who = town.attackers[n]
  if (!who) throw new Error('there are fewer attackers')
  return field.as(who)
}

const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#146c43' } })
  .png()
  .toBuffer()

/** Uploads a picture as this user; returns its URL. */
async function imageOf(client: Client): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await photo)]), 'photo.png')
  const response = await fetch(`${field.origin}/api/uploads`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': client.address },
  })
  const answer = await response.json()
  return answer.data?.url ?? answer.url
}

const table: (ReturnType<typeof distinguishable> & { door: string })[] = []
function note(door: string, seen: readonly Seen[]): void {
  table.push({ door, ...distinguishable(seen) })
}

function seenOf({ imei, hidden }: Target, reply: Reply, own: string[] = []): Seen {
  return { hidden, refused: reply.status === 429, sign: signOf(reply, imei, own) }
}

test('a thousand hidden and unknown identifiers, each of a different model, are indistinguishable at every endpoint', async () => {
  const look = (path: (imei: string) => string, targets = thousand) =>
    forAll(targets, 8, async (target) => seenOf(target, await field.from().get(path(target.imei))))
  note('GET /api/verify', await look((imei) => `/api/verify?identifier=${imei}`))
  note('GET /search', await look((imei) => `/search?uid=${imei}`, thousand.slice(0, 200)))

  const watches = await forAll(thousand.slice(0, 80), 20, async (target, n) => {
    const email = `buyer${n}@example.org`
    const reply = await field.from().post('/api/watches', { identifier: target.imei, email })
    return { target, email, seen: seenOf(target, reply) }
  })
  note(
    'POST /api/watches',
    watches.map(({ seen }) => seen),
  )
  const mails = await field.mails()
  note(
    '… its mail',
    watches.map(({ target, email }) => ({
      hidden: target.hidden,
      refused: false,
      sign: mails
        .filter(({ to }) => to === email)
        .map(({ subject, text }) => withoutOwn(`${subject} ${text}`, target.imei))
        .join()
        .replace(/token=[\w-]+/g, ''),
    })),
  )

  const doors = new Map<string, Seen[]>()
  const add = (door: string, seen: Seen) => doors.set(door, [...(doors.get(door) ?? []), seen])
  await forAll(Array.from({ length: 20 }), 4, async (_, n) => {
    const client = attacker(n)
    const mine = thousand.slice(50 * n, 50 * n + 50)
    for (const some of [mine.slice(0, 10), mine.slice(10, 20)]) {
      const identifiers = some.map(({ imei }) => imei)
      const reply = await client.post('/api/verify/batch', { identifiers })
      for (const [row, { imei, hidden }] of some.entries()) {
        const said = JSON.stringify(reply.body.data?.rows[row])
        const refused = reply.status === 429
        add('POST /api/verify/batch', { hidden, refused, sign: withoutOwn(`${said}`, imei) })
      }
    }
  })
  const notified = await notifiedBy(field, town.victims, () =>
    forAll(Array.from({ length: 20 }), 4, async (_, n) => {
      const client = attacker(n)
      // What an account may register in a day.
      const mine = thousand.slice(50 * n, 50 * n + 20)
      for (const dryRun of [true, false]) {
        const rows = mine.map(({ imei }) => rowOf(imei))
        const reply = await client.post('/api/assets/import', { dryRun, rows })
        for (const [row, { imei, hidden }] of mine.entries()) {
          add(`POST /api/assets/import${dryRun ? ' (trial)' : ''}`, {
            hidden,
            refused: reply.status === 429,
            sign: withoutOwn(JSON.stringify(reply.body.data?.rows[row] ?? null), imei),
          })
        }
      }
    }),
  )
  await forAll(Array.from({ length: 20 }), 4, async (_, n) => {
    const client = attacker(n)
    const mine = thousand.slice(50 * n, 50 * n + 50)
    const list = await client.get('/api/assets')
    // biome-ignore lint/suspicious/noExplicitAny: as an attacker reads it.
    const assets: any[] = list.body.data ?? []
    for (const target of mine) {
      const { imei, hidden } = target
      const entry = assets.find(({ name }) => name === `Phone ${imei}`)
      const said = (door: string, text: string) =>
        add(door, { hidden, refused: entry === undefined, sign: withoutOwn(text, imei) })
      said('GET /api/assets', JSON.stringify(entry ?? null))
      if (!entry) continue
      const detail = await client.get(`/api/assets/detail/${entry.id}`)
      add('GET /api/assets/detail/{id}', seenOf(target, detail))
      const label = await client.post('/api/assets/labels', { ids: [entry.id] })
      const { code = '‹none›' } = label.body.data?.[0] ?? {}
      add('POST /api/assets/labels', seenOf(target, label, [code]))
    }
  })
  for (const [door, seen] of doors) note(door, seen)

  const single = thousand.slice(0, 40)
  const creator = attacker(20)
  const imageUrl = await imageOf(creator)
  const created = []
  for (const target of single) {
    created.push(
      seenOf(target, await creator.post('/api/assets', { ...rowOf(target.imei), imageUrl }), [
        imageUrl,
      ]),
    )
  }
  note('POST /api/assets', created)

  const editor = attacker(21)
  await editor.post('/api/auth/confirm-password', { password })
  const moved = phonesOfManyModels(1, 2000).map((imei) => rowOf(imei))
  await editor.post('/api/assets/import', { dryRun: false, rows: moved })
  const { id } = (await editor.get('/api/assets')).body.data[0]
  const edited: Seen[] = []
  for (const target of single) {
    const reply = await editor.patch(`/api/assets/${id}`, {
      uuidType: 'imei1',
      uuid: target.imei,
    })
    edited.push(seenOf(target, reply))
  }
  note('PATCH /api/assets/{id}', edited)

  printTable('Their owners', [{ hidden: 500, owners: 10, 'notified in total': notified }])
  printTable(
    'Endpoints, and how many of a thousand were guessed right beyond chance',
    table.map(({ parting: _, ...row }) => row),
  )
  expect(
    table
      .filter(({ apart }) => apart > 0)
      .map(({ door, apart, parting }) => ({ door, apart, parting })),
  ).toEqual([])
})
