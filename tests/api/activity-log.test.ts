import { type RawBuilder, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { acts } from '../../src/api/acts.ts'
import { changePassword } from '../../src/api/change-password.ts'
import { confirmSubscription } from '../../src/api/confirm-subscription.ts'
import { createAsset } from '../../src/api/create-asset.ts'
import { createMerchant } from '../../src/api/create-merchant.ts'
import { createReport } from '../../src/api/create-report.ts'
import { decideItem } from '../../src/api/decide-item.ts'
import { decideMerchant } from '../../src/api/decide-merchant.ts'
import { endOwnSession } from '../../src/api/end-session.ts'
import { forgotPassword } from '../../src/api/forgot-password.ts'
import { listSessions } from '../../src/api/list-sessions.ts'
import { logIn } from '../../src/api/log-in.ts'
import { register } from '../../src/api/register.ts'
import { resetPassword } from '../../src/api/reset-password.ts'
import { submitProducts } from '../../src/api/submit-products.ts'
import { subscribe } from '../../src/api/subscribe.ts'
import { unsubscribe } from '../../src/api/unsubscribe.ts'
import { updateAsset } from '../../src/api/update-asset.ts'
import { updateProfile } from '../../src/api/update-profile.ts'
import { updateReport } from '../../src/api/update-report.ts'
import { verifyToken } from '../../src/api/verify-token.ts'
import { logActivity } from '../../src/server/queries/activity-log.ts'
import { issueResetToken } from '../../src/server/queries/reset-links.ts'
import { minutes, refusalOf, startTestApp, type TestApp } from '../support/app.ts'
import { applicantOf, applyForVerification, merchantForm } from '../support/merchants.ts'
import {
  mailedCode,
  type Person,
  password,
  signIn,
  signInAgain,
  signUpForm,
} from '../support/people.ts'
import { allRows } from '../support/rows.ts'
import { subscriptionToken } from '../support/samples.ts'
import { phoneForm, registerPhone, report } from '../support/things.ts'

type Doing = (app: TestApp, person: Person) => Promise<() => Promise<unknown>>

const newPassword = 'a wholly different one'

/** Every change there is: first what it needs, then the change itself. */
const mutations: Record<string, Doing> = {
  'POST /auth/register': async (_app, { call, email }) => {
    // The e-mail of somebody who never verified it: the entry is then about the same account.
    return () => call(register, signUpForm({ email }))
  },
  'POST /auth/verify-token': async (app, { call, email }) => {
    const token = await mailedCode(app, email)
    return () => call(verifyToken, { token, email })
  },
  'POST /auth/reset-password': async (app, { call, id }) => {
    const token = await app.database.write((tx) => issueResetToken(tx, id, app.clock.now))
    return () => call(resetPassword, { token, newPassword })
  },
  'POST /auth/login':
    async (_app, { call, email }) =>
    () =>
      call(logIn, { email, password }),
  'POST /auth/change-password':
    async (_app, { call }) =>
    () =>
      call(changePassword, {
        currentPassword: password,
        newPassword,
        confirmPassword: newPassword,
      }),
  'PATCH /users':
    async (_app, { call }) =>
    () =>
      call(updateProfile, { address: '1 New Street' }),
  'POST /assets': async (app, { call }) => {
    const form = await phoneForm(app)
    return () => call(createAsset, form)
  },
  'PATCH /assets/{id}': async (app, person) => {
    const { id } = await registerPhone(app, person)
    return () => person.call(updateAsset, { id, name: 'A new name' })
  },
  'POST /reports/create-report': async (app, person) => {
    const { id } = await registerPhone(app, person)
    return () => person.call(createReport, { assetId: id, description: 'Gone' })
  },
  'PATCH /reports/{id}': async (app, person) => {
    const { id } = await report(person, (await registerPhone(app, person)).id, 'Lost')
    return () => person.call(updateReport, { id, status: 'Found' })
  },
  'PATCH /admin/items/{id}': async (app, person) => {
    const { id } = await report(person, (await registerPhone(app, person)).id, 'Stolen')
    return () => person.call(decideItem, { id, status: 'active' })
  },
  'POST /merchants': async (app, { call }) => {
    const form = await merchantForm(app)
    return () => call(createMerchant, form)
  },
  'POST /merchants/products': async (app, person) => {
    await applyForVerification(app, person)
    return () => person.call(submitProducts, { products: ['Laptops'] })
  },
  'PATCH /admin/merchants/{id}': async (app, { call }) => {
    const { business } = await applicantOf(app)
    return () => call(decideMerchant, { id: business.id, status: 'verified' })
  },
  'POST /newsletter/subscribe':
    async (_app, { call }) =>
    () =>
      call(subscribe, { email: signUpForm().email }),
  'POST /newsletter/confirm': async (app, { call }) => {
    const token = await subscriptionToken(app)
    return () => call(confirmSubscription, { token })
  },
  'POST /newsletter/unsubscribe': async (app, { call }) => {
    const token = await subscriptionToken(app)
    return () => call(unsubscribe, { token })
  },
}

/** What leaves no entry: it mails, or ends a session, and leaves what people own as it is. */
const unlogged = [
  'POST /auth/resend-code',
  'POST /auth/forgot-password',
  'POST /auth/logout',
  'DELETE /auth/sessions/{id}',
]

test('each change there is stands in one of the two lists', () => {
  const changing = acts.filter(({ method }) => method !== 'GET')
  const named = changing.map(({ method, path }) => `${method} ${path}`).sort()
  expect([...Object.keys(mutations), ...unlogged].sort()).toEqual(named)
})

test.each(Object.entries(mutations))(
  '%s leaves an entry by whoever did it, in the same transaction: when the entry fails nothing has changed',
  async (name, prepare) => {
    const app = await startTestApp()
    const newcomer = ['POST /auth/register', 'POST /auth/verify-token'].includes(name)
    const person = await signIn(app, newcomer ? { verified: false } : { role: 'admin' })
    const change = await prepare(app, person)
    const before = await allRows(app.database)

    await breakLog(app)
    const refusal = await refusalOf(change())
    expect(refusal).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
    await mendLog(app)
    expect(await allRows(app.database)).toEqual(before)

    await change()
    const entries = (await allRows(app.database))['activity_log'] as { actor_id: string }[]
    const fresh = entries.slice(before['activity_log']?.length)
    // A reader needs no account: whose device it was is not known, and not asked.
    const actor = name.includes('/newsletter/') ? null : person.id
    expect(fresh).toMatchObject([{ actor_id: actor, at: app.clock.now }])
  },
)

test('the log is append-only: the database itself refuses to change or forget an entry', async () => {
  const app = await startTestApp()
  const person = await signIn(app)
  const before = await allRows(app.database)
  const attempts = [
    sql`update activity_log set actor_id = 'somebody else'`,
    sql`update activity_log set details = '{}' where actor_id = ${person.id}`,
    sql`delete from activity_log`,
    sql`delete from activity_log where actor_id = ${person.id}`,
    ...(app.database.dialect === 'postgres' ? [sql`truncate activity_log`] : []),
  ]
  for (const attempt of attempts) {
    const tried = app.database.write(async (tx) => void (await attempt.execute(tx)))
    await expect(tried).rejects.toThrow('append-only')
  }
  expect(await allRows(app.database)).toEqual(before)
  const entry = { actorId: null, action: 'update', entity: 'test', entityId: 'x' } as const
  await app.database.write((tx) => logActivity(tx, entry, 1))
})

test('no entry holds a password, a code or a number of a thing', async () => {
  const app = await startTestApp()
  const person = await signIn(app)
  const phone = await registerPhone(app, person)
  await person.call(updateAsset, { id: phone.id, uuid: '490154203237518' })
  await person.call(changePassword, {
    currentPassword: password,
    newPassword,
    confirmPassword: newPassword,
  })
  const log = JSON.stringify((await allRows(app.database))['activity_log'])
  const secrets = [password, newPassword, person.email, '490154203237518', phone.uuid ?? '']
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

test('ending a session and asking for a link change no record of anybody’s things', async () => {
  const app = await startTestApp()
  const person = await signIn(app)
  const tablet = await signInAgain(app, person)
  const { users, assets, reports } = await allRows(app.database)
  const { data } = await tablet.call(listSessions, {})
  await tablet.call(endOwnSession, { id: data.find(({ current }) => !current)?.id ?? '' })
  app.pass(minutes(2))
  await app.visit().call(forgotPassword, { email: person.email })
  expect((await app.mailsTo(person.email))[0]?.kind).toBe('password-reset')
  expect(await allRows(app.database)).toMatchObject({ users, assets, reports })
})

/** Makes every new entry fail, as a full disk would. */
async function breakLog(app: TestApp) {
  const { dialect } = app.database
  const refuse =
    dialect === 'sqlite'
      ? sql`begin select raise(abort, 'the disk is full'); end`
      : sql`for each statement execute function refuse_change()`
  await run(app, sql`create trigger broken before insert on activity_log ${refuse}`)
  onTestFinished(() => mendLog(app))
}

async function mendLog(app: TestApp) {
  const of = app.database.dialect === 'sqlite' ? sql`` : sql`on activity_log`
  await run(app, sql`drop trigger if exists broken ${of}`)
}

async function run({ database }: TestApp, statement: RawBuilder<unknown>) {
  await database.write(async (tx) => {
    await statement.execute(tx)
  })
}
