import { describe, expect, test } from 'vitest'
import {
  createAsset,
  importAssets,
  listAssets,
  updateAsset,
} from '../../../src/api/assets/assets.ts'
import { listEnumerationEvents } from '../../../src/api/lookup/admin-lookups.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { getOwnership } from '../../../src/api/transfers/transfers.ts'
import { registeredSinceQuery } from '../../../src/server/queries/disputes/contests.ts'
import { releaseWaitingClaims } from '../../../src/server/services/disputes/contest-limit.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { days, origin, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plan-of.ts'
import { freshImei, phoneForm, registerPhone, report, tableRow } from '../../support/factories.ts'
import { verifiedOf } from '../../support/merchants.ts'
import { signIn, signInAgain, type User } from '../../support/users.ts'

const rowsOf = (count: number) => Array.from({ length: count }, () => tableRow())

test('an account registers 20 things a day and 60 a month by form or table, is told to verify its business, and staff see it', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  await user.call(importAssets, { dryRun: false, rows: rowsOf(19) })
  await registerPhone(app, user)
  const refusal = await refusalOf(user.call(createAsset, await phoneForm(app)))
  expect(refusal).toMatchObject({
    status: 429,
    message: expect.stringMatching(
      /20 items a day and 60 a month.*A verified business has no such limit/,
    ),
  })
  const table = await refusalOf(user.call(importAssets, { dryRun: false, rows: rowsOf(1) }))
  expect(table.status).toBe(429)
  const { events } = (await admin.call(listEnumerationEvents, {})).data
  expect(events).toMatchObject([
    { namespace: 'registrations', misses: 2, accounts: [{ id: user.id }] },
  ])
  for (const day of [1, 2]) {
    app.pass(days(1))
    const again = await signInAgain(app, user)
    const { data } = await again.call(importAssets, { dryRun: false, rows: rowsOf(20) })
    expect(data.added, `day ${day}`).toBe(20)
  }
  app.pass(days(1))
  const later = await signInAgain(app, user)
  expect(await refusalOf(later.call(createAsset, await phoneForm(app)))).toMatchObject({
    status: 429,
  })
  app.pass(days(27))
  await registerPhone(app, await signInAgain(app, user))
})

test.each<[string, (app: TestApp, user: User) => Promise<() => Promise<unknown>>]>([
  [
    'by form',
    async (app, user) => {
      const form = await phoneForm(app)
      return () => user.call(createAsset, form)
    },
  ],
  [
    'by table',
    async (_, user) => {
      const rows = rowsOf(1)
      return () => user.call(importAssets, { dryRun: false, rows })
    },
  ],
])('no more than 20 of many that an account registers at once are stored: %s', async (_, door) => {
  const app = await startTestApp()
  const user = await signIn(app)
  await user.call(importAssets, { dryRun: false, rows: rowsOf(15) })
  const calls = []
  for (let count = 0; count < 30; count++) calls.push(await door(app, user))
  const done = await Promise.allSettled(calls.map((call) => call()))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('a verified business registers its stock', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await verifiedOf(app, user)
  const { data } = await user.call(importAssets, { dryRun: false, rows: rowsOf(40) })
  expect(data.added).toBe(40)
})

describe('who claims more than three numbers of others', () => {
  const verdictsOf = async (app: TestApp, imeis: readonly string[]) => {
    const visitor = app.visit()
    const said = []
    for (const identifier of imeis) said.push((await visitor.call(verify, { identifier })).data)
    return said.map(({ verdict }) => verdict)
  }
  const contestedOf = async (app: TestApp, imeis: readonly string[]) =>
    (await verdictsOf(app, imeis)).filter((verdict) => verdict === 'contested').length

  /** Eight phones of an owner, and somebody with as many of their own. */
  async function ownerAndRival() {
    const app = await startTestApp()
    const [owner, rival] = [await signIn(app), await signIn(app)]
    const imeis = Array.from({ length: 8 }, () => freshImei())
    for (const imei of imeis) await registerPhone(app, owner, imei)
    app.pass(1000)
    return { app, owner, rival, imeis }
  }

  const doors: [string, (app: TestApp, rival: User, imeis: string[]) => Promise<unknown>][] = [
    [
      'one after the other',
      async (app, rival, imeis) => {
        for (const imei of imeis) await registerPhone(app, rival, imei)
      },
    ],
    [
      'all at once',
      async (app, rival, imeis) => {
        const forms = await Promise.all(imeis.map((imei) => phoneForm(app, imei)))
        await Promise.all(forms.map((form) => rival.call(createAsset, form)))
      },
    ],
    [
      'with a table',
      (_, rival, imeis) =>
        rival.call(importAssets, { dryRun: false, rows: imeis.map((imei) => tableRow(imei)) }),
    ],
    [
      'as two numbers of each thing',
      async (app, rival, imeis) => {
        for (let at = 0; at < imeis.length; at += 2) {
          const moreIdentifiers = [{ kind: 'imei2', value: imeis[at + 1] ?? '' } as const]
          await rival.call(createAsset, { ...(await phoneForm(app, imeis[at])), moreIdentifiers })
        }
      },
    ],
    [
      'by changing the numbers of their own things',
      async (app, rival, imeis) => {
        const own = []
        for (const _ of imeis) own.push(await registerPhone(app, rival))
        for (const [at, { id }] of own.entries()) {
          await rival.call(updateAsset, { id, uuid: imeis[at] ?? '' })
        }
      },
    ],
    [
      'all at once, after each was taken back',
      async (app, rival, imeis) => {
        const own = []
        for (const imei of imeis) {
          const { id } = await registerPhone(app, rival, imei)
          await rival.call(updateAsset, { id, uuid: freshImei() })
          own.push(id)
        }
        for (const [at, id] of own.entries()) {
          await rival.call(updateAsset, { id, uuid: imeis[at] ?? '' })
        }
      },
    ],
  ]

  test.each(doors)('contests three: %s', async (_, claim) => {
    const { app, owner, rival, imeis } = await ownerAndRival()
    await claim(app, rival, imeis)
    expect(await contestedOf(app, imeis)).toBe(3)
    await settleClaims(app.services)
    expect(await contestedOf(app, imeis)).toBe(3)
    // The owner sells the others, and the rival none of them.
    const verdicts = await verdictsOf(app, imeis)
    const phones = (await owner.call(listAssets, {})).data
    for (const { id, uuid } of phones) {
      const { refusal } = (await owner.call(getOwnership, { id })).data
      expect(refusal === null).toBe(verdicts[imeis.indexOf(uuid ?? '')] === 'unknown')
    }
    for (const { id, uuid } of (await rival.call(listAssets, {})).data) {
      if (!imeis.includes(uuid ?? '')) continue
      expect((await rival.call(getOwnership, { id })).data.refusal).toContain('Two people claim')
    }
  })

  test('leaves no number clear that waits, nor another one of the same thing', async () => {
    const { app, rival: fence, owner: robbed } = await ownerAndRival()
    const boxes = Array.from({ length: 6 }, () => [freshImei(), freshImei()] as const)
    for (const [imei, imei2] of boxes) {
      const moreIdentifiers = [{ kind: 'imei2', value: imei2 } as const]
      await fence.call(createAsset, { ...(await phoneForm(app, imei)), moreIdentifiers })
    }
    app.pass(1000)
    for (const [imei] of boxes) await registerPhone(app, robbed, imei)
    const waiting = ['unknown', 'unknown', 'unknown']
    for (const at of [0, 1]) {
      const said = await verdictsOf(
        app,
        boxes.map((box) => box[at] ?? ''),
      )
      expect(said).toEqual(['contested', 'contested', 'contested', ...waiting])
    }
  })

  test('tells the owner of each, once, and nobody of what waits', async () => {
    const { app, owner, rival, imeis } = await ownerAndRival()
    for (const imei of imeis.slice(0, 5)) await registerPhone(app, rival, imei)
    await settleClaims(app.services)
    const kinds = (await owner.call(listNotifications, {})).data.notifications.map(
      ({ kind }) => kind,
    )
    expect(kinds.toSorted()).toEqual([
      ...['number-registered', 'number-registered', 'number-registered'],
      ...['number-tried', 'number-tried'],
    ])
  })

  test('has the next one contest when one of the three ends', async () => {
    const { app, rival, imeis } = await ownerAndRival()
    const theirs = []
    for (const imei of imeis.slice(0, 5)) theirs.push(await registerPhone(app, rival, imei))
    await rival.call(updateAsset, { id: theirs[0]?.id ?? '', uuid: freshImei() })
    expect(await releaseWaitingClaims(app.services)).toBe(1)
    expect(await verdictsOf(app, imeis.slice(0, 5))).toEqual([
      ...['clear', 'contested', 'contested', 'contested', 'unknown'],
    ])
  })

  test('has their own report of a loss or theft count at once', async () => {
    const { app, rival, imeis } = await ownerAndRival()
    const theirs = []
    for (const imei of imeis.slice(0, 5)) theirs.push(await registerPhone(app, rival, imei))
    expect(await verdictsOf(app, imeis.slice(4, 5))).toEqual(['unknown'])
    await report(rival, theirs[4]?.id ?? '', 'Stolen')
    expect(await verdictsOf(app, imeis.slice(3, 5))).toEqual(['unknown', 'contested'])
  })

  test('holds the number alone when the other side is gone', async () => {
    const { app, owner, rival, imeis } = await ownerAndRival()
    for (const imei of imeis.slice(0, 4)) await registerPhone(app, rival, imei)
    const phones = (await owner.call(listAssets, {})).data
    const waiting = phones.find(({ uuid }) => uuid === imeis[3])
    await owner.call(updateAsset, { id: waiting?.id ?? '', uuid: freshImei() })
    expect(await verdictsOf(app, imeis.slice(3, 4))).toEqual(['clear'])
  })

  test('does not hold up a verified business', async () => {
    const { app, rival, imeis } = await ownerAndRival()
    await verifiedOf(app, rival)
    for (const imei of imeis) await registerPhone(app, rival, imei)
    expect(await contestedOf(app, imeis)).toBe(8)
  })
})

test('what an account registered lately is read by an index', async () => {
  const app = await startTestApp()
  const plan = await planOf(
    app,
    registeredSinceQuery(app.database.read, { ownerId: 'an-id', since: 1, limit: 20 }),
  )
  expect(plan).not.toMatch(/^SCAN |Seq Scan on assets/m)
})

test('an account changes 20 numbers of its assets a day', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { id } = await registerPhone(app, user)
  for (let n = 0; n < 10; n++) {
    const moreIdentifiers = [{ kind: 'imei2', value: freshImei() } as const]
    await user.call(updateAsset, { id, uuid: freshImei(), moreIdentifiers })
  }
  expect(await refusalOf(user.call(updateAsset, { id, uuid: freshImei() }))).toMatchObject({
    status: 429,
  })
})

test('a number that is changed away at once is told to the owner of that number', async () => {
  const app = await startTestApp()
  const [owner, spy] = [await signIn(app), await signIn(app)]
  const hidden = freshImei()
  await owner.call(createAsset, { ...(await phoneForm(app, hidden)), hidden: true })
  const { id, uuid } = await registerPhone(app, spy)
  app.pass(1000)
  const headers = { authorization: `Bearer ${spy.token}`, 'content-type': 'application/json' }
  for (const number of [hidden, uuid]) {
    // Without the job that follows a call.
    const body = JSON.stringify({ uuid: number })
    const request = new Request(`${origin}/api/assets/${id}`, { method: 'PATCH', headers, body })
    await app.app.fetch(request, { ip: '10.9.9.9', requestId: 'test' })
  }
  await settleClaims(app.services)
  const { notifications } = (await owner.call(listNotifications, {})).data
  expect(notifications.map(({ kind }) => kind)).toEqual(['number-tried'])
  const { notifications: toSpy } = (await spy.call(listNotifications, {})).data
  expect(toSpy.map(({ kind }) => kind)).toEqual(['number-changed', 'number-changed'])
  // A number of nobody else is told to nobody.
  await spy.call(updateAsset, { id, uuid: freshImei() })
  await settleClaims(app.services)
  expect((await owner.call(listNotifications, {})).data.notifications).toHaveLength(1)
})
