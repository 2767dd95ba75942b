import { expect, test } from 'vitest'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { confirmWatch, createWatch } from '../../../src/api/lookup/watch.ts'
import { createFind } from '../../../src/api/reports/finds.ts'
import { createLoss } from '../../../src/api/reports/losses.ts'
import {
  addWatches,
  deleteOneWatch,
  deleteWatches,
  listWatches,
} from '../../../src/api/v1/watches.ts'
import {
  addUserWatches,
  deleteUserWatches,
  listUserWatches,
} from '../../../src/api/webhooks/webhooks.ts'
import { userWatchRules } from '../../../src/domain/webhooks/rules.ts'
import { hasDueJobs } from '../../../src/server/queries/jobs.ts'
import { dueJobsOfQuery, dueReceiversQuery } from '../../../src/server/queries/receivers.ts'
import {
  endpointsWatchingQuery,
  userWatchesQuery,
} from '../../../src/server/queries/webhooks/user-watches.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { programOf } from '../../support/api-keys.ts'
import { refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'
import { sendDue, startWatched, watchOne } from '../../support/watched.ts'

it('of two tables of a thousand long texts, a few at a time are read in a turn of the event loop of their own', async () => {
  const app = await startTestApp({ limits: noLimits })
  const shops = [await signIn(app), await signIn(app)]
  const watches = Array.from({ length: 1000 }, (_, n) => ({
    identifier: `${n} ${'1-'.repeat(90)}`,
  }))
  let turns = 0
  const next = () => {
    turns++
    ticking = setImmediate(next)
  }
  let ticking = setImmediate(next)
  const answers = shops.map((shop) => shop.call(addUserWatches, { watches }))
  for (const answer of answers) {
    expect((await answer).data.every(({ status }) => status === 'invalid')).toBe(true)
  }
  clearImmediate(ticking)
  expect(turns).toBeGreaterThanOrEqual(390)
})

test.each([
  ['S5CG8225LZW', '5CG8225LZW'],
  ['1P5CG8225LZW', '5CG8225LZW'],
  ['5CG8225LZW', 'S5CG8225LZW'],
])(
  'who watches %s is told of the loss of %s, as a lookup tells it',
  async (watched, identifier) => {
    const { app, receiver, program } = await startWatched({ limits: noLimits })
    const { id } = await watchOne(program, watched)
    const visitor = app.visit()
    const email = 'buyer@example.com'
    await visitor.call(createWatch, { identifier: watched, email })
    const [asked] = await app.mailsTo(email)
    const token = asked?.text.match(/confirm\?token=([\w-]+)/)?.[1] ?? ''
    await visitor.call(confirmWatch, { token })
    await (await signIn(app)).call(createLoss, {
      ...{ identifier, brand: 'HP', status: 'Lost', state: 'Lagos' },
      ...{ lastSeenDate: '2026-03-03', location: 'Ojota, Lagos' },
    })
    const { verdict } = (await visitor.call(verify, { identifier: watched })).data
    await sendDue(app)
    const told = receiver.payloads().map(({ data }) => [data.watch, data.verdict])
    expect([verdict, told]).toEqual(['lost', [[id, 'lost']]])
    expect((await app.mailsTo(email)).map(({ kind }) => kind)).toContain('watched-number')
  },
)

test('a thousand identifiers are watched at once, each once, and listed page by page', async () => {
  const app = await startTestApp({ limits: noLimits })
  const shop = await programOf(app, await signIn(app))
  const watches = Array.from({ length: 1000 }, (_, n) => ({
    identifier: `SHOP-${String(n).padStart(5, '0')}`,
    reference: `o${n}`,
  }))
  const first = (await shop.call(addWatches, { watches })).data
  expect(first.every(({ status }) => status === 'new')).toBe(true)
  const again = await shop.call(addWatches, {
    watches: [
      { identifier: 'shop-00007', reference: 'renamed' },
      { identifier: '???' },
      { identifier: 'SHOP-99999' },
      { identifier: 'SHOP-99999', reference: 'twice' },
    ],
  })
  expect(again.data.map(({ status, watch }) => [status, watch?.reference ?? null])).toEqual([
    ['known', 'renamed'],
    ['invalid', null],
    ['new', 'twice'],
    ['new', 'twice'],
  ])
  expect(again.data[0]?.watch?.id).toBe(first[7]?.watch?.id)

  const listed = new Set<string>()
  let next: string | undefined
  do {
    const page = await shop.call(listWatches, { limit: 400, after: next })
    for (const { id } of page.data) listed.add(id)
    next = page.next
  } while (next)
  expect(listed.size).toBe(1001)

  const other = await programOf(app, await signIn(app))
  const ids = [...listed].slice(0, 3)
  expect((await refusalOf(other.call(deleteWatches, { ids }))).body?.code).toBe('NOT_FOUND')
  expect((await shop.call(deleteWatches, { ids })).data.deleted).toBe(3)
  expect((await refusalOf(shop.call(deleteOneWatch, { id: ids[0] ?? '' }))).body?.code).toBe(
    'NOT_FOUND',
  )
  expect((await allRows(app.database)).user_watches).toHaveLength(998)
})

test('a user watches at most ten thousand identifiers, also under concurrent requests', async () => {
  const app = await startTestApp({ limits: noLimits })
  const shopper = await signIn(app)
  const shop = await programOf(app, shopper)
  const rows = Array.from({ length: userWatchRules.perUser - 3 }, (_, n) => ({
    ...{ id: `w${n}`, user_id: shopper.id, reference: null },
    ...{ namespace: 'serial' as never, key: `K${n}`, created_at: 1 },
  }))
  await app.database.write(async (tx) => {
    for (let from = 0; from < rows.length; from += 1000) {
      await tx
        .insertInto('user_watches')
        .values(rows.slice(from, from + 1000))
        .execute()
    }
  })
  await warmUp(app)
  const tried = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) =>
      shop.call(addWatches, { watches: [{ identifier: `LIMIT-000${n}` }] }),
    ),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { body: { code: 'LIMIT_REACHED' } },
  })
})

test('watches count as lookups: watching a whole range of identifiers is slowed', async () => {
  const app = await startTestApp()
  const shop = await programOf(app, await signIn(app))
  const range = (from: number) => ({
    watches: Array.from({ length: 101 }, (_, n) => ({
      identifier: `35693803${String(from + n).padStart(6, '0')}`,
    })),
  })
  await shop.call(addWatches, range(0))
  expect(app.services.enumeration.isActive()).toBe(true)
  await shop.call(addWatches, range(200))
  expect((await refusalOf(shop.call(addWatches, range(400)))).body?.code).toBe('TOO_MANY_REQUESTS')
  // Other identifiers are not slowed.
  await watchOne(shop, '490154203237518')
})

test('exactly as many requests to watch pass in an hour as the limit allows', async () => {
  const app = await startTestApp({
    limits: { ...noLimits, watch: { ...policies.watch, times: 3 } },
  })
  const shop = await programOf(app, await signIn(app), ['watch'])
  const watches = [{ identifier: 'LIMIT-0001' }]
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => shop.send('POST', '/v1/watches', { watches })),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(9)
})

test('with a report and a watch at the same moment, the watch gets an event or the next lookup shows the report', async () => {
  const { app, receiver, program } = await startWatched({ limits: noLimits })
  const owner = await signIn(app)
  await warmUp(app)
  const imeis = Array.from({ length: 8 }, freshImei)
  const phones = await Promise.all(imeis.map((imei) => registerPhone(app, owner, imei)))
  const results = await Promise.all(
    imeis.map(async (imei, n) => {
      const reporting = report(owner, phones[n]?.id ?? '', 'Lost')
      const watch = await watchOne(program, imei)
      const answer = await app.visit().send('GET', `/verify?identifier=${imei}`)
      const { data } = (await answer.json()) as { data: { verdict: string } }
      await reporting
      return { watch: watch.id, verdict: data.verdict }
    }),
  )
  await sendDue(app)
  const sent = new Set(receiver.payloads().map(({ data }) => data.watch))
  expect(results.filter(({ watch, verdict }) => verdict !== 'lost' && !sent.has(watch))).toEqual([])
})

test('who watches a number is told of two finds that waited and are shown at once', async () => {
  const { app, receiver, imei } = await startWatched()
  const owner = await signIn(app)
  const { id } = await registerPhone(app, owner, imei)
  for (const finder of [await signIn(app), await signIn(app)]) {
    await finder.call(createFind, {
      ...{ identifier: imei, kind: 'imei1', brand: 'Apple', description: 'On a bus' },
      ...{ lastSeenDate: '2026-03-03', location: 'Ojota, Lagos', state: 'Lagos' },
    })
  }
  await owner.call(updateAsset, { id, uuid: freshImei() })
  await sendDue(app)
  expect((await app.visit().call(verify, { identifier: imei })).data.verdict).toBe('found')
  expect(receiver.payloads().map(({ data }) => data.verdict)).toEqual(['found'])
})

test('watchers, pages of watches and due deliveries are found by an index', async () => {
  const { app } = await startWatched()
  const plan = async (work: Parameters<typeof askedBy>[1]) => {
    // Subqueries come first.
    const query = (await askedBy(app.database.read, work)).at(-1)
    if (!query) throw new Error('no query was sent')
    return (await planOf(app.database, query)).join('\n')
  }
  const identifiers = [{ namespace: 'imei', key: '35693803564380' } as const]
  const watchers = await plan((db) => endpointsWatchingQuery(db, identifiers).execute())
  expect(watchers).toContain('user_watch_identifiers_by_key')
  expect(watchers).toContain('webhook_endpoints_of_user')
  const last = { id: 'a', created_at: 1 }
  const page = await plan((db) => userWatchesQuery(db, 'u', last).limit(9).execute())
  expect(page).toContain('user_watches_of_user')
  const of = { kind: 'webhook', receiver: 'e' } as const
  const ofOne = await plan((db) => dueJobsOfQuery(db, of, 1).select('id').limit(9).execute())
  expect(ofOne).toContain('jobs_due_of_endpoint')
  const due = await plan((db) => hasDueJobs(db, 'webhook', 1))
  expect(due).toContain('jobs_due')
  for (const failing of [false, true]) {
    const filter = { failing, except: ['x'], exceptUsers: ['u'], limit: 9 }
    const endpoints = await plan((db) => dueReceiversQuery(db, 'webhook', filter, 1).execute())
    // With few endpoints, PostgreSQL begins with the webhooks that wait.
    if (app.database.dialect === 'sqlite') expect(endpoints).toContain('webhook_endpoints_by_turn')
    expect(endpoints).toContain('jobs_due_of_endpoint')
  }
})

test('on the website a user lists, adds and removes their own watches', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  const added = await user.call(addUserWatches, {
    watches: [{ identifier: 'SHOP-00001', reference: 'o1' }, { identifier: '???' }],
  })
  expect(added.data.map(({ status }) => status)).toEqual(['new', 'invalid'])
  // Watches added by API key are in the same list.
  const program = await programOf(app, user, ['watch'])
  await watchOne(program, 'SHOP-00002', 'o2')
  const listed = await user.call(listUserWatches, { limit: 1 })
  expect(listed).toMatchObject({ count: 2, next: expect.any(String) })
  const other = await signIn(app)
  expect(await other.call(listUserWatches, {})).toEqual({ data: [], count: 0 })
  const ids = [added.data[0]?.watch?.id ?? '']
  expect((await refusalOf(other.call(deleteUserWatches, { ids }))).body?.code).toBe('NOT_FOUND')
  expect((await user.call(deleteUserWatches, { ids })).data.deleted).toBe(1)
  expect((await user.call(listUserWatches, {})).data.map(({ reference }) => reference)).toEqual([
    'o2',
  ])
})

it('a thousand watches with the longest references fit into one request, and a larger body is refused', async () => {
  const app = await startTestApp({ limits: noLimits })
  const shop = await programOf(app, await signIn(app), ['watch'])
  const watches = Array.from({ length: 1000 }, (_, n) => ({
    identifier: `SHOP-${String(n).padStart(15, '0')}`,
    reference: 'ọ'.repeat(100),
  }))
  expect((await shop.send('POST', '/v1/watches', { watches })).status).toBe(200)
  const tooLarge = { watches, more: 'x'.repeat(512 * 1024) }
  expect((await shop.send('POST', '/v1/watches', tooLarge)).status).toBe(413)
  const other = await signIn(app)
  const padded = { url: 'https://example.com/', more: 'x'.repeat(64 * 1024) }
  expect((await other.send('POST', '/webhooks', padded)).status).toBe(413)
})
