import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { register } from '../../../src/api/auth/sign-up.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateUser } from '../../../src/api/users/admin-users.ts'
import { eraseMyAccount, getMe } from '../../../src/api/users/my-account.ts'
import { findReportMs } from '../../../src/domain/disputes/disputes.ts'
import { sqliteFile } from '../../../src/server/db/sqlite.ts'
import { findUser } from '../../../src/server/queries/users/users.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { canary, createCanaryUser, filesIn } from '../../support/canary-user.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { deliverMail } from '../../support/queue.ts'
import { password, signIn, signInAgain, signUpForm } from '../../support/users.ts'

async function verdictOf(app: TestApp, identifier: string) {
  return (await app.visit().call(verify, { identifier })).data
}

/** Sends pending emails, as with a real SMTP server. */
async function sendMails(app: TestApp): Promise<{ recipient: string; text: string }[]> {
  const sent: { recipient: string; text: string }[] = []
  const sender = {
    handsOver: true,
    send: async (mail: (typeof sent)[number]) => void sent.push(mail),
    sendToPhone: async () => {},
    close() {},
  }
  while ((await deliverMail(app.services, sender)) > 0);
  return sent
}

async function expectNoneLeft(app: TestApp, traces: string[]) {
  const rows = JSON.stringify(await allRows(app.database)).toLowerCase()
  expect(traces.filter((trace) => rows.includes(trace))).toEqual([])
  for (const { path, text } of filesIn(app.dataDir)) {
    const bytes = text.toLowerCase()
    const found = traces.filter((trace) => bytes.includes(trace))
    expect(found, path).toEqual([])
  }
}

it('no word an erased user wrote remains in any table or file; a confirmed theft stays, without them', async () => {
  const app = await startTestApp({ limits: noLimits })
  const life = await createCanaryUser(app)
  const admin = await signIn(app, { role: 'admin' })
  const bystander = await signIn(app)
  await registerPhone(app, bystander)
  await admin.call(moderateReport, { id: life.stolen.reportId, status: 'active' })
  const before = await allRows(app.database)
  expect(JSON.stringify(before).toLowerCase()).toContain(canary)
  expect(filesIn(app.dataDir).some(({ text }) => text.toLowerCase().includes(canary))).toBe(true)
  expect(filesIn(app.dataDir).some(({ path }) => path.endsWith('.pdf'))).toBe(true)

  expect(await life.user.call(eraseMyAccount, { password })).toEqual({
    message: 'Your account is erased.',
  })
  await expectNoneLeft(app, [canary, ...life.traces])

  // The email address is needed for the farewell email; the next hourly purge deletes it.
  const farewells = (await sendMails(app)).filter(({ recipient }) => recipient === life.user.email)
  expect(farewells).toMatchObject([{ text: expect.stringContaining('(1) stay in the registry') }])
  await app.database.scrub()
  await expectNoneLeft(app, [canary, ...life.traces, life.user.email])
  expect(filesIn(app.dataDir).filter(({ path }) => /\.(webp|pdf)$/.test(path))).toEqual([])
  const left = await allRows(app.database)
  for (const table of [
    ...['merchants', 'certificates', 'certificate_hashes'],
    ...['merchant_search_terms', 'merchant_search_variants'],
  ]) {
    expect(left[table], table).toEqual([])
  }

  expect(await verdictOf(app, life.stolen.imei)).toMatchObject({
    verdict: 'stolen',
    state: 'Kano',
    item: { type: 'Gadget' },
  })
  expect((await verdictOf(app, life.pending.imei)).verdict).toBe('unknown')
  expect((await verdictOf(app, life.lost.imei)).verdict).toBe('unknown')
  const after = await allRows(app.database)
  const mine = ({ owner_id }: { owner_id?: string }) => owner_id === bystander.id
  for (const table of ['assets', 'identifiers']) {
    expect((after[table] as object[]).filter(mine)).toEqual(
      (before[table] as object[]).filter(mine),
    )
  }
})

test('the log keeps every entry, names erased users by id only, and records the erasure', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { user } = await createCanaryUser(app)
  const before = (await allRows(app.database))['activity_log'] ?? []
  await user.call(eraseMyAccount, { password })
  const after = (await allRows(app.database))['activity_log'] ?? []
  expect(after.slice(0, before.length)).toEqual(before)
  expect(JSON.stringify(after).toLowerCase()).not.toContain(canary)
  expect((await logOf(app.database, 'user', user.id)).at(-1)).toEqual({
    actor: user.id,
    action: 'delete',
    details: { erased: true, confirmedThefts: 0 },
  })
})

test('erasure signs out every device, invalidates the login, and frees the address for a new account', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const tablet = await signInAgain(app, owner)
  await owner.call(eraseMyAccount, { password })
  for (const device of [owner, tablet]) {
    expect(await refusalOf(device.call(getMe, {}))).toMatchObject({ status: 401 })
  }
  const login = await refusalOf(app.visit().call(logIn, { email: owner.email, password }))
  expect(login.body?.code).toBe('WRONG_CREDENTIALS')
  await app.visit().call(register, signUpForm({ email: owner.email }))
  const { user } = await app.visit().call(logIn, { email: owner.email, password })
  expect(user.id).not.toBe(owner.id)
})

it('a wrong password erases nothing', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  await registerPhone(app, user)
  const before = await allRows(app.database)
  const refusal = await refusalOf(user.call(eraseMyAccount, { password: 'a guess' }))
  expect(refusal.body).toMatchObject({
    code: 'WRONG_PASSWORD',
    fields: { password: 'This is not your password.' },
  })
  expect(await allRows(app.database)).toEqual(before)
})

it('an older picture that another user’s record also shows is kept for them', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [leaver, stayer] = [await signIn(app), await signIn(app)]
  const { imageUrl } = await registerPhone(app, leaver)
  const { id } = await registerPhone(app, stayer)
  await app.database.write((tx) =>
    tx.updateTable('assets').set({ image_url: imageUrl }).where('id', '=', id).execute(),
  )
  await leaver.call(eraseMyAccount, { password })
  const uploads = (await allRows(app.database))['uploads'] as {
    id: string
    visible_to_user_id: unknown
  }[]
  expect(uploads.find((each) => imageUrl?.includes(each.id))).toMatchObject({
    visible_to_user_id: null,
  })
})

it('erasing one of two claimants ends their dispute, unless a confirmed theft stays', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const [leaver, stayer] = [await signIn(app), await signIn(app)]
  const [plain, flagged] = [freshImei(), freshImei()]
  await registerPhone(app, leaver, plain)
  const theft = await report(leaver, (await registerPhone(app, leaver, flagged)).id, 'Stolen')
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  const mine = [await registerPhone(app, stayer, plain), await registerPhone(app, stayer, flagged)]
  const disputes = async () => {
    const rows = (await allRows(app.database))['assets'] as { id: string; disputed: number }[]
    return mine.map(({ id }) => rows.find((row) => row.id === id)?.disputed)
  }
  app.pass(findReportMs)
  await settleClaims(app.services)
  expect(await disputes()).toEqual([1, 1])
  await leaver.call(eraseMyAccount, { password })
  expect(await disputes()).toEqual([0, 1])
})

test('two erased users with the same stolen asset leave one flag', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  for (const user of [await signIn(app), await signIn(app)]) {
    const theft = await report(user, (await registerPhone(app, user, imei)).id, 'Stolen')
    await admin.call(moderateReport, { id: theft.id, status: 'active' })
    await user.call(eraseMyAccount, { password })
  }
  expect((await verdictOf(app, imei)).verdict).toBe('stolen')
  expect((await allRows(app.database))['assets']).toHaveLength(1)
})

test('a confirmed theft stays although an earlier one of the same number, also of an erased user, has ended', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  const stayingTheft = async () => {
    const user = await signIn(app)
    const { id } = await report(user, (await registerPhone(app, user, imei)).id, 'Stolen')
    await settleClaims(app.services)
    await admin.call(moderateReport, { id, status: 'active' })
    await user.call(eraseMyAccount, { password })
    return id
  }
  const id = await stayingTheft()
  await admin.call(moderateReport, { id, status: 'inactive', reason: 'It was found' })
  await stayingTheft()
  expect((await verdictOf(app, imei)).verdict).toBe('stolen')
  const { assets } = await allRows(app.database)
  expect(assets).toMatchObject([{ disputed: 0 }, { disputed: 0 }])
})

it('an admin can remove a flag whose owner is erased, and nobody is emailed', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  const phone = await registerPhone(app, user)
  const theft = await report(user, phone.id, 'Stolen')
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  await user.call(eraseMyAccount, { password })
  const { data } = await admin.call(moderateReport, { id: theft.id, status: 'archived' })
  expect(data).toMatchObject({ owner: { name: 'Erased account' }, description: '' })
  expect((await verdictOf(app, phone.uuid ?? '')).verdict).not.toBe('stolen')
  expect(await app.mailsTo('erased')).toEqual([])
})

test.each(['admin', 'super-admin'] as const)(
  'an account of the team (%s) is erased only once a super-admin has taken it out, so that nobody who decided leaves unseen',
  async (role) => {
    const app = await startTestApp({ limits: noLimits })
    const head = await signIn(app, { role: 'super-admin' })
    const leaver = await signIn(app, { role })
    const refusal = await refusalOf(leaver.call(eraseMyAccount, { password }))
    expect(refusal).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await findUser(app.database.read, leaver.id)).toMatchObject({ role })
    await head.call(updateUser, { id: leaver.id, role: 'user' })
    await (await signInAgain(app, leaver)).call(eraseMyAccount, { password })
    expect(await findUser(app.database.read, leaver.id)).toBeUndefined()
  },
)

test('one of eight concurrent erasures of an account succeeds and sends one farewell email', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  await registerPhone(app, user)
  await warmUp(app)
  const tries = Array.from({ length: 8 }, () => user.send('POST', '/users/erase', { password }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
  expect(statuses[0]).toBe(200)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect((await app.mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['farewell'])
})

test('a report that is made during the erasure leaves no entry in the public log that stays open', async () => {
  const app = await startTestApp()
  const { services, database } = app
  const user = await signIn(app)
  const phone = await registerPhone(app, user)
  const form = { assetId: phone.id, status: 'Lost', description: 'Gone' }
  const { promise: readReports, resolve: afterReports } = Promise.withResolvers<void>()
  const reported = readReports.then(() => user.send('POST', '/reports/create-report', form))
  services.database = {
    ...database,
    async lock(tx, names, mode) {
      // No identifier has to be locked: the open reports were read.
      if (names.length === 0) {
        afterReports()
        await Promise.race([reported, delay(300)])
      }
      await database.lock(tx, names, mode)
    },
  }
  await user.call(eraseMyAccount, { password })
  expect((await reported).status).toBe(404)
  expect((await allRows(database))['log_entries']).toEqual([])
})

it('while another process reads the log, an erasure succeeds and a later purge empties the log', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const other = new DatabaseSync(sqliteFile(app.dataDir), { readOnly: true })
  other.exec('begin')
  other.exec('select count(*) from users')
  await user.call(eraseMyAccount, { password })
  expect(app.logged.join()).toContain('until the next purge')
  await expect(app.database.scrub()).rejects.toThrow('another process reads the log')
  expect(statSync(`${sqliteFile(app.dataDir)}-wal`).size).toBeGreaterThan(0)
  other.close()
  await app.database.scrub()
  expect(statSync(`${sqliteFile(app.dataDir)}-wal`).size).toBe(0)
})
