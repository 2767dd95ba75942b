import { expect, test } from 'vitest'
import { createAsset, getAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { answerContest } from '../../../src/api/disputes/contests.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { adminListReports } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { getOwnership } from '../../../src/api/transfers/transfers.ts'
import { openSession } from '../../../src/server/queries/auth/sessions.ts'
import { upsertNotificationPreference } from '../../../src/server/queries/notifications/notification-preferences.ts'
import { insertUser } from '../../../src/server/queries/users/save-users.ts'
import { hours, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { contest } from '../../support/disputes.ts'
import {
  freshImei,
  phoneForm,
  registerCar,
  registerPhone,
  report,
} from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, signIn, type User } from '../../support/users.ts'

/** The ids of all assets that are marked as disputed. */
async function disputed({ database }: TestApp): Promise<string[]> {
  const rows = await database.read
    .selectFrom('assets')
    .where('disputed', '=', 1)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Many users at once, straight from the database: their passwords do not matter here. They want no
 * news of other claims, which would be 1,225 messages to fifty claimants.
 */
async function crowd(app: TestApp, size: number): Promise<User[]> {
  const { now } = app.clock
  return app.database.write(async (tx) => {
    const users: User[] = []
    for (let index = 0; index < size; index++) {
      const user = await insertUser(
        tx,
        {
          email: `one-of-many-${index}@example.com`,
          first_name: 'One',
          last_name: 'Of Many',
          phone_number: '08030000000',
          state: 'Lagos',
          lga: 'Ikeja',
          address: 'A street',
          password_hash: null,
          email_verified_at: now,
        },
        now,
      )
      if (!user) throw new Error('the email is taken')
      const off = { in_app: 0, email: 'off', push: 0, sms: 0, whatsapp: 0 } as const
      await upsertNotificationPreference(tx, { user_id: user.id, event: 'claim', ...off })
      const session = { userId: user.id, absoluteMs: hours(1), userAgent: '' }
      const token = await openSession(tx, session, now)
      users.push(Object.assign(app.visit(), { id: user.id, email: user.email, token }))
    }
    return users
  })
}

/** Sends the claims at once, each with its own picture, because claims that share one wait for each other. */
async function claimAtOnce(app: TestApp, claims: { user: User; imei: string }[]) {
  const ready = await Promise.all(
    claims.map(async ({ user, imei }) => ({
      user,
      form: await phoneForm(app, imei),
    })),
  )
  await warmUp(app)
  await Promise.all(ready.map(({ user, form }) => user.call(createAsset, form)))
}

it('two claims to one identifier make both assets disputed and are listed for admins, and both claimants are told the same and not who the other is (decisions: same identifier twice)', async () => {
  const app = await startTestApp()
  const [first, second] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  const one = await registerPhone(app, first, imei)
  expect(await disputed(app)).toEqual([])
  const two = await registerPhone(app, second, imei)
  expect((await disputed(app)).sort()).toEqual([one.id, two.id].sort())

  expect((await first.call(getAsset, { id: one.id })).data).toEqual(one)
  expect(Object.keys(two).sort()).toEqual(Object.keys(one).sort())
  for (const [user, own, other, theirs] of [
    [first, one, second, two] as const,
    [second, two, first, one] as const,
  ]) {
    const mails = await app.mailsTo(user.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['number-registered'])
    const { notifications } = (await user.call(listNotifications, {})).data
    expect(notifications).toMatchObject([
      { kind: 'number-registered', href: `/dashboard/assets/${own.id}` },
    ])
    for (const secret of [other.email, other.id, theirs.id]) {
      expect(JSON.stringify([notifications, mails])).not.toContain(secret)
    }
  }

  for (const { id } of [one, two]) {
    expect(await logOf(app.database, 'asset', id)).toContainEqual({
      actor: null,
      action: 'update',
      details: { disputed: true },
    })
  }
  await report(first, one.id, 'Stolen')
  const { data } = await admin.call(adminListReports, {})
  expect(data.items).toMatchObject([{ disputed: true }])
})

test('who has a contested number is told of a contest about another number of the asset, and asked about it', async () => {
  const app = await startTestApp()
  const { first, one } = await contest(app)
  const told = async () => {
    const { notifications } = (await first.call(listNotifications, {})).data
    return notifications.filter(({ kind }) => kind === 'number-registered').length
  }
  expect(await told()).toBe(1)
  const statement = 'I bought it from the distributor in March'
  await first.call(answerContest, { id: one.id, answer: 'mine', statement })
  const said = async () => (await first.call(getOwnership, { id: one.id })).data.contest?.statement
  expect(await said()).toBe(statement)
  app.pass(hours(1))
  const value = freshImei()
  await registerPhone(app, await signIn(app), value)
  await first.call(updateAsset, { id: one.id, moreIdentifiers: [{ kind: 'imei2', value }] })
  expect(await told()).toBe(2)
  expect(await said()).toBeNull()
})

it('a phone’s IMEI 1 conflicts with another’s IMEI 2, and a VIN with a chassis number', async () => {
  const app = await startTestApp()
  const [first, second] = [await signIn(app), await signIn(app)]
  const imei = freshImei()
  await registerPhone(app, first, imei)
  await second.call(createAsset, { ...(await phoneForm(app, imei)), uuidType: 'imei2' })
  expect(await disputed(app)).toHaveLength(2)

  await registerCar(app, first, { plateNumber: 'ABC-123DE' })
  const { vin, ...rest } = { vin: '', plateNumber: 'LSR-456FG', chassisNumber: '1M8GDM9AXKP042788' }
  await registerCar(app, second, { ...rest, vin })
  expect(await disputed(app)).toHaveLength(4)
})

it('equal text in identifiers of different kinds is neither a dispute nor a duplicate', async () => {
  const app = await startTestApp()
  const [first, second] = [await signIn(app), await signIn(app)]
  const serial = { uuidType: 'serial-number', uuid: 'KJA012AB' } as const
  await first.call(createAsset, { ...(await phoneForm(app)), ...serial })
  await registerCar(app, second)
  expect(await disputed(app)).toEqual([])
})

it('reporting an asset as found withdraws the claim and ends the dispute for good', async () => {
  const app = await startTestApp()
  const { second: finder, two: held } = await contest(app)
  expect(await disputed(app)).toHaveLength(2)
  const found = await report(finder, held.id, 'Found')
  expect(await disputed(app)).toEqual([])
  await finder.call(updateReport, { id: found.id, status: 'Handed over' })
  expect(await disputed(app)).toEqual([])
})

it('a loss that one of two claimants reports does not end their dispute', async () => {
  const app = await startTestApp()
  const { first, one, imei } = await contest(app)
  const lost = await report(first, one.id, 'Lost')
  expect(await disputed(app)).toHaveLength(2)
  await first.call(updateReport, { id: lost.id, status: 'Found' })
  // A third claim puts all of them under review again.
  await registerPhone(app, await signIn(app), imei)
  expect(await disputed(app)).toHaveLength(3)
})

it('correcting a mistyped identifier ends the dispute for both claimants', async () => {
  const app = await startTestApp()
  const { second: mistaken, two: wrong } = await contest(app)
  await mistaken.call(updateAsset, { id: wrong.id, uuid: freshImei() })
  expect(await disputed(app)).toEqual([])
})

test('50 concurrent claims to one identifier are all in one dispute', async ({ annotate }) => {
  const app = await startTestApp({ limits: noLimits })
  const users = await crowd(app, 50)
  await claimAtOnce(
    app,
    users.map((user) => ({ user, imei: '490154203237518' })),
  )
  const marked = await disputed(app)
  await annotate(`${marked.length} of 50 disputed on ${app.database.dialect}`)
  expect(marked).toHaveLength(50)
  const { identifiers = [] } = await allRows(app.database)
  const groups = new Set(identifiers.map((row) => (row as { key: string }).key))
  expect(groups.size).toBe(1)
})

test('both of two simultaneous claims are disputed: twelve pairs at once', async () => {
  const app = await startTestApp({ limits: noLimits })
  const users = await crowd(app, 24)
  const imeis = users.map(() => freshImei())
  await claimAtOnce(
    app,
    users.map((user, index) => ({ user, imei: imeis[Math.floor(index / 2)] ?? '' })),
  )
  expect(await disputed(app)).toHaveLength(24)
})

test('concurrent claims, corrections and found reports of one identifier all succeed, and dispute flags end up correct', async () => {
  const app = await startTestApp({ limits: noLimits })
  const users = await crowd(app, 12)
  await warmUp(app)
  for (const user of users) await confirmHere(app, user)
  for (let round = 0; round < 2; round++) {
    const imei = freshImei()
    const other = freshImei()
    const early = await Promise.all(
      users.slice(0, 8).map((user, index) => registerPhone(app, user, index < 4 ? imei : other)),
    )
    const written = `${imei.slice(0, 8)}-${imei.slice(8)}`
    const endpoints = users.map((user, index) => {
      const id = early[index]?.id
      if (!id) return registerPhone(app, user, imei)
      if (index % 4 === 0) return user.call(updateAsset, { id, uuid: written })
      if (index % 4 === 1) return user.call(updateAsset, { id, uuid: index < 4 ? other : imei })
      return report(user, id, index % 4 === 2 ? 'Found' : 'Lost')
    })
    const answers = await Promise.allSettled(endpoints)
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    expect((await disputed(app)).sort()).toEqual(await expectedDisputed(app))
  }
})

test('an owner can reformat their identifier while another user claims it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const users = await crowd(app, 24)
  await warmUp(app)
  for (let round = 0; round < 2; round++) {
    const pairs = await Promise.all(
      users.slice(0, 12).map(async (owner) => {
        const imei = freshImei()
        return { owner, imei, asset: await registerPhone(app, owner, imei) }
      }),
    )
    const endpoints = pairs.flatMap(({ owner, imei, asset }, index) => [
      owner.call(updateAsset, { id: asset.id, uuid: `${imei.slice(0, 8)}-${imei.slice(8)}` }),
      registerPhone(app, users[12 + index] ?? owner, imei),
    ])
    const answers = await Promise.allSettled(endpoints)
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    expect((await disputed(app)).sort()).toEqual(await expectedDisputed(app))
  }
})

/** The ids of the assets that should be disputed, computed independently. */
async function expectedDisputed({ database: { read } }: TestApp): Promise<string[]> {
  const finds = await read
    .selectFrom('reports')
    .where('reported_as', '=', 'Found')
    .selectAll()
    .execute()
  const all = await read.selectFrom('identifiers').selectAll().execute()
  const claims = all.filter(({ asset_id }) => !finds.some((find) => find.asset_id === asset_id))
  const rivals = claims.filter((mine) =>
    claims.some(
      (theirs) =>
        theirs.key === mine.key &&
        theirs.namespace === mine.namespace &&
        theirs.owner_id !== mine.owner_id,
    ),
  )
  return [...new Set(rivals.map(({ asset_id }) => asset_id))].sort()
}
