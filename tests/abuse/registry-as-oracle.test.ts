import { afterAll, describe, expect, test } from 'vitest'
import {
  type Client,
  forAll,
  freshAddress,
  notifiedBy,
  printTable,
  type Reply,
  shuffled,
  startBattlefield,
} from './support/attacker.ts'
import { distinguishable, type Seen, signOf, withoutOwn } from './support/distinguishable.ts'
import { imeiOf, password, phonesOfManyModels, prepareFixture, rowOf } from './support/fixture.ts'
import { imageOf } from './support/image.ts'

interface Target {
  imei: string
  hidden: boolean
}

const [model, controlModel, slyModel] = ['35700001', '35700002', '35700003']
const hiddenOnes = phonesOfManyModels(500, 0)
const freeOnes = phonesOfManyModels(500, 1000)
const oneModel = Array.from({ length: 1000 }, (_, n) => imeiOf(model, 1000 + 7 * n))

const town = await prepareFixture(afterAll, async ({ user, users, phones }) => {
  const victims = await users(10)
  for (const [n, victim] of victims.entries()) {
    const share = <T>(all: readonly T[]) => all.filter((_, index) => index % 10 === n)
    await phones(victim, share(hiddenOnes), { hidden: true })
    await phones(victim, share(oneModel.filter((_, index) => index % 2 === 0)), { hidden: true })
  }
  const watched = await user()
  const [watchedAsset = ''] = await phones(watched, [imeiOf('35700009', 4711)], { hidden: true })
  const sly = await user()
  await phones(
    sly,
    Array.from({ length: 100 }, (_, n) => imeiOf(slyModel, 100 + n)),
  )
  return { victims, watched, watchedAsset, sly, attackers: await users(24) }
})
const field = await startBattlefield(afterAll, town.dataDir)
const { origin } = field

const thousand: Target[] = shuffled([
  ...hiddenOnes.map((imei) => ({ imei, hidden: true })),
  ...freeOnes.map((imei) => ({ imei, hidden: false })),
])

function attacker(n: number): Client & { id: string } {
  const who = town.attackers[n]
  if (!who) throw new Error('there are fewer attackers')
  return Object.assign(field.as(who), { id: who.id })
}

const table: (ReturnType<typeof distinguishable> & { door: string })[] = []
function note(door: string, seen: readonly Seen[]): void {
  table.push({ door, ...distinguishable(seen) })
}

function seenOf({ imei, hidden }: Target, reply: Reply, own: string[] = []): Seen {
  return { hidden, refused: reply.status === 429, sign: signOf(reply, imei, own) }
}

type Row = Record<string, unknown>

/**
 * Reads a user’s own export. The result returns the records of an asset and those that they
 * reference.
 */
function readCopy(copy: Reply, reader: string): (target: Target, assetId: string) => string {
  const rows: Row[] = (copy.body.data?.sections ?? []).flatMap(
    ({ name, records }: { name: string; records: Row[] }) =>
      records.map(({ seq: _, ...record }) => ({ section: name, ...record })),
  )
  const byValue = Map.groupBy(
    rows.flatMap((row) => Object.values(row).map((value) => ({ value: String(value), row }))),
    ({ value }) => value,
  )
  return ({ imei }, assetId) => {
    const known = [assetId, imei, imei.slice(0, 14)]
    const found = new Set<Row>()
    for (const value of known) {
      for (const { row } of byValue.get(value) ?? []) {
        if (found.has(row)) continue
        found.add(row)
        for (const [name, more] of Object.entries(row)) {
          const leadsOn =
            /(^|_)(id|key)$/.test(name) && !/(owner|user|actor|reporter)_id/.test(name)
          if (typeof more === 'string' && leadsOn && more !== reader && !known.includes(more))
            known.push(more)
        }
      }
    }
    return [...found]
      .map((row) => withoutOwn(JSON.stringify(row), imei))
      .toSorted()
      .join('\n')
  }
}

describe('an attacker who probes which hidden assets are registered', () => {
  test('a thousand hidden and unknown identifiers, each of a different model, are indistinguishable at every endpoint', async () => {
    const look = (path: (imei: string) => string, targets = thousand) =>
      forAll(targets, 8, async (target) =>
        seenOf(target, await field.from().get(path(target.imei))),
      )
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
      for (const [_place, target] of mine.entries()) {
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
    const imageUrl = await imageOf(creator, origin)
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

  test('a thousand registrations of one phone model reveal no more than thirty lookups', async () => {
    const client = attacker(22)
    const seen: Seen[] = []
    const statuses: Seen[] = []
    let refused = 0
    await notifiedBy(field, town.victims, async () => {
      for (let from = 0; from < oneModel.length; from += 10) {
        const rows = oneModel.slice(from, from + 10).map((imei) => rowOf(imei))
        const reply = await client.post('/api/assets/import', { dryRun: false, rows })
        if (reply.status === 429) refused += rows.length
      }
    })
    const copy = await client.post('/api/users/export', { password })
    const aboutIn = readCopy(copy, client.id)
    // biome-ignore lint/suspicious/noExplicitAny: as an attacker reads it.
    const own: any[] = copy.body.data.sections.find(
      ({ name }: { name: string }) => name === 'assets',
    ).records
    const byName = new Map(own.map((asset) => [asset.name, asset]))
    await forAll(oneModel, 8, async (imei, index) => {
      const hidden = index % 2 === 0
      const asset = byName.get(`Phone ${imei}`)
      if (!asset) return
      seen.push({ hidden, sign: aboutIn({ imei, hidden }, asset.id), refused: false })
      if (index % 10 > 1) return
      const status = await client.get(`/api/assets/${asset.id}/ownership`)
      statuses.push(seenOf({ imei, hidden }, status))
    })
    const [copied, asked] = [distinguishable(seen), distinguishable(statuses)]
    printTable('A thousand registrations of one model, and how many hidden ones they reveal', [
      { kept: seen.length, refused, 'by the copy': copied.apart, 'by 200 questions': asked.apart },
    ])
    expect(copied.apart, copied.parting.join('\n–\n')).toBeLessThanOrEqual(30)
    expect(asked.apart, asked.parting.join('\n–\n')).toBeLessThanOrEqual(30)
  })

  test('the first registrant is told of the contest, and neither their id nor the time is disclosed', async () => {
    const client = attacker(23)
    const imei = imeiOf('35700009', 4711)
    const rows = [rowOf(imei)]
    const notified = await notifiedBy(field, [town.watched], () =>
      client.post('/api/assets/import', { dryRun: false, rows }),
    )
    const list = await client.get('/api/assets')
    const { id } = list.body.data[0]
    const said = [
      list,
      await client.post('/api/users/export', { password }),
      await client.get(`/api/assets/${id}/ownership`),
      await client.get(`/api/assets/detail/${id}`),
    ]
    for (const { text } of said) {
      expect.soft(text).not.toContain(town.watchedAsset)
      expect.soft(text).not.toContain(town.watched.id)
    }
    expect.soft(notified, 'the earlier registrant is told').toBeGreaterThan(0)
    // In a time-based UUID the first 48 bits are milliseconds.
    const when = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
    expect.soft(Math.abs(when - Date.now()), `the id ${id} tells when`).toBeGreaterThan(86_400_000)
  })
})

describe('an attacker who enumerates identifiers of one model', () => {
  const unknownOf = (family: string, n: number) => imeiOf(family, 500_000 + 13 * n)

  /** How many of `atMost` lookups of unknown identifiers are answered instead of refused. */
  async function answered(ask: (n: number) => Promise<number>, atMost: number): Promise<number> {
    let count = 0
    for (let n = 0; n < atMost; n++) if ((await ask(n)) === 200) count++
    return count
  }

  test('owning registered identifiers does not raise the limit for unknown ones', async () => {
    const control = field.from()
    const plain = await answered(
      async (n) =>
        (await control.get(`/api/verify?identifier=${unknownOf(controlModel, n)}`)).status,
      45,
    )
    const sly = field.from(freshAddress(), town.sly)
    const paid = await answered(async (n) => {
      if (n % 3 === 0) await sly.get(`/api/verify?identifier=${imeiOf(slyModel, 100 + n)}`)
      return (await sly.get(`/api/verify?identifier=${unknownOf(slyModel, n)}`)).status
    }, 45)
    printTable('Answered lookups of unknown identifiers of one model', [
      { 'without own': plain, 'with a hundred of their own': paid },
    ])
    expect(paid).toBeLessThanOrEqual(plain + 1)
  })

  test.each([
    ['one IPv6 /48', '35700004', 1, (n: number) => `2001:db8:77:${n.toString(16)}::5`],
    ['one IPv4 /24', '35700005', 1, (n: number) => `198.51.100.${n % 250}`],
    ['sixty networks worldwide', '35700006', 18, (n: number) => `45.${n}.0.9`],
  ])('enumeration of one model from %s is detected and slowed', async (where, family, each, at) => {
    const asked = Array.from({ length: each === 1 ? 300 : 60 * each }, (_, n) => n)
    const statuses = await forAll(asked, 1, async (n) => {
      const client = field.from(at(Math.floor(n / each)))
      return (await client.get(`/api/verify?identifier=${unknownOf(family, n)}`)).status
    })
    const through = statuses.filter((status) => status === 200).length
    printTable('Lookups of one model', [{ from: where, asked: asked.length, answered: through }])
    expect(through).toBeLessThan(asked.length * 0.75)
  })
})
