import { globSync, readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addPasskey } from '../../src/api/add-passkey.ts'
import { answerNotice } from '../../src/api/answer-notice.ts'
import { answerQuestion } from '../../src/api/answer-question.ts'
import { answerTransfer } from '../../src/api/answer-transfer.ts'
import { askForEvidence } from '../../src/api/ask-for-evidence.ts'
import { askOwner } from '../../src/api/ask-owner.ts'
import { blockOther } from '../../src/api/block-other.ts'
import { cancelTransfer } from '../../src/api/cancel-transfer.ts'
import { changePassword } from '../../src/api/change-password.ts'
import { chooseNotices } from '../../src/api/choose-notices.ts'
import { confirmFind } from '../../src/api/confirm-find.ts'
import { confirmHandOver } from '../../src/api/confirm-hand-over.ts'
import { confirmSecondFactor } from '../../src/api/confirm-second-factor.ts'
import { confirmSubscription } from '../../src/api/confirm-subscription.ts'
import { confirmWatch } from '../../src/api/confirm-watch.ts'
import { createAsset } from '../../src/api/create-asset.ts'
import { createMerchant } from '../../src/api/create-merchant.ts'
import { createReport } from '../../src/api/create-report.ts'
import { createUser } from '../../src/api/create-user.ts'
import { decideComplaint } from '../../src/api/decide-complaint.ts'
import { decideDispute } from '../../src/api/decide-dispute.ts'
import { decideItem } from '../../src/api/decide-item.ts'
import { decideMail } from '../../src/api/decide-mail.ts'
import { decideMatch } from '../../src/api/decide-match.ts'
import { decideMerchant } from '../../src/api/decide-merchant.ts'
import { decideMerchantChange } from '../../src/api/decide-merchant-change.ts'
import { disableSecondFactor } from '../../src/api/disable-second-factor.ts'
import { endOwnSession } from '../../src/api/end-session.ts'
import { endUserSessions } from '../../src/api/end-user-sessions.ts'
import { endWatch } from '../../src/api/end-watch.ts'
import { eraseMyAccount } from '../../src/api/erase-my-account.ts'
import { exportLogs } from '../../src/api/export-logs.ts'
import { exportMyData } from '../../src/api/export-my-data.ts'
import { forgetSecondFactor } from '../../src/api/forget-second-factor.ts'
import { forgotPassword } from '../../src/api/forgot-password.ts'
import { importAssets } from '../../src/api/import-assets.ts'
import { listSessions } from '../../src/api/list-sessions.ts'
import { logIn } from '../../src/api/log-in.ts'
import { logInPasskey } from '../../src/api/log-in-passkey.ts'
import { logInSecondFactor } from '../../src/api/log-in-second-factor.ts'
import { makeHandOverCode } from '../../src/api/make-hand-over-code.ts'
import { makeLabels } from '../../src/api/make-labels.ts'
import { markStep } from '../../src/api/mark-step.ts'
import { offerTransfer } from '../../src/api/offer-transfer.ts'
import { register } from '../../src/api/register.ts'
import { removePasskey } from '../../src/api/remove-passkey.ts'
import { renewLabel } from '../../src/api/renew-label.ts'
import { renewRecoveryCodes } from '../../src/api/renew-recovery-codes.ts'
import { reportFind } from '../../src/api/report-find.ts'
import { reportMessage } from '../../src/api/report-message.ts'
import { resetPassword } from '../../src/api/reset-password.ts'
import { resetUserPassword } from '../../src/api/reset-user-password.ts'
import { reviewMatch } from '../../src/api/review-match.ts'
import { sendMessage } from '../../src/api/send-message.ts'
import { shareContact } from '../../src/api/share-contact.ts'
import { startPasskey } from '../../src/api/start-passkey.ts'
import { startPasskeyLogIn } from '../../src/api/start-passkey-log-in.ts'
import { startSecondFactor } from '../../src/api/start-second-factor.ts'
import { submitProducts } from '../../src/api/submit-products.ts'
import { subscribe } from '../../src/api/subscribe.ts'
import { tellOwner } from '../../src/api/tell-owner.ts'
import { unsubscribe } from '../../src/api/unsubscribe.ts'
import { updateAsset } from '../../src/api/update-asset.ts'
import { updateMerchant } from '../../src/api/update-merchant.ts'
import { updateProfile } from '../../src/api/update-profile.ts'
import { updateReport } from '../../src/api/update-report.ts'
import { updateSecurity } from '../../src/api/update-security.ts'
import { updateUser } from '../../src/api/update-user.ts'
import { verifyToken } from '../../src/api/verify-token.ts'
import { watch } from '../../src/api/watch.ts'
import { logEntities } from '../../src/domain/log-entities.ts'
import { logActivity } from '../../src/server/queries/activity-log.ts'
import { issueResetToken } from '../../src/server/queries/reset-links.ts'
import { acts } from '../../src/server/routes/routes.ts'
import { codeAt } from '../../src/server/second-factor.ts'
import { minutes, refusalOf, startTestApp, type TestApp } from '../support/app.ts'
import { makePasskey, signWith } from '../support/authenticator.ts'
import { askingNotice, failedMail, suggestedMatch, watchToken } from '../support/matches.ts'
import { complaintOf, findCode, findForm, matchTwo } from '../support/meetings.ts'
import {
  applicantOf,
  applyForVerification,
  merchantForm,
  verifiedOf,
  waitingChangeOf,
} from '../support/merchants.ts'
import { givePasskey } from '../support/passkeys.ts'
import {
  forgetMails,
  mailedCode,
  type Person,
  password,
  signIn,
  signInAgain,
  signUpForm,
} from '../support/people.ts'
import { allRows } from '../support/rows.ts'
import {
  disputeOf,
  labelCodeOf,
  nameOf,
  requestOf,
  sampleInput,
  subscriptionToken,
} from '../support/samples.ts'
import { beginSecondFactor, challengeOf, giveSecondFactor } from '../support/second-factors.ts'
import { freshImei, phoneForm, registerPhone, report, tableRow } from '../support/things.ts'
import { offerPhone } from '../support/transfers.ts'

type Doing = (app: TestApp, person: Person) => Promise<() => Promise<unknown>>

const newPassword = 'a wholly different one'

/** Every change there is: first what it needs, then the change itself. */
const mutations: Record<string, Doing> = {
  'POST /auth/register': async (_app, { call, email }) => {
    // Beside the registration of somebody who never verified it.
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
  'POST /users/export':
    async (_app, { call }) =>
    () =>
      call(exportMyData, { password }),
  'POST /users/erase': async (app, { call }) => {
    // Else the only super-admin could not go.
    await signIn(app, { role: 'super-admin' })
    return () => call(eraseMyAccount, { password })
  },
  'POST /assets': async (app, { call }) => {
    const form = await phoneForm(app)
    return () => call(createAsset, form)
  },
  'PATCH /assets/{id}': async (app, person) => {
    const { id } = await registerPhone(app, person)
    return () => person.call(updateAsset, { id, name: 'A new name' })
  },
  'POST /assets/import':
    async (_app, { call }) =>
    () =>
      call(importAssets, { dryRun: false, rows: [tableRow()] }),
  'POST /assets/labels': async (app, person) => {
    const { id } = await registerPhone(app, person)
    return () => person.call(makeLabels, { ids: [id] })
  },
  'POST /assets/{id}/label': async (app, person) => {
    const { id } = await registerPhone(app, person)
    return () => person.call(renewLabel, { id })
  },
  'POST /found/{code}': async (app, person) => {
    const code = await labelCodeOf(app, person)
    return () => app.visit().call(tellOwner, { code, place: 'Ikeja', message: 'On a bench' })
  },
  'POST /reports/create-report': async (app, person) => {
    const { id } = await registerPhone(app, person)
    return () => person.call(createReport, { assetId: id, description: 'Gone' })
  },
  'PATCH /reports/{id}': async (app, person) => {
    const { id } = await report(person, (await registerPhone(app, person)).id, 'Lost')
    return () => person.call(updateReport, { id, status: 'Found' })
  },
  'PATCH /reports/{id}/steps': async (app, person) => {
    const { id } = await report(person, (await registerPhone(app, person)).id, 'Lost')
    return () => person.call(markStep, { id, step: 'lock-sim', done: true })
  },
  'PATCH /admin/items/{id}': async (app, person) => {
    const owner = await signIn(app)
    const { id } = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
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
  'PATCH /merchants/{id}': async (app, person) => {
    const { id } = await verifiedOf(app, person)
    return () => person.call(updateMerchant, { id, phone: '08039876543' })
  },
  'PATCH /admin/merchants/{id}': async (app, { call }) => {
    const { business } = await applicantOf(app)
    return () => call(decideMerchant, { id: business.id, status: 'verified' })
  },
  'PATCH /admin/merchants/{id}/change': async (app, person) => {
    const { id, askedAt } = await waitingChangeOf(app, await signIn(app))
    return () => person.call(decideMerchantChange, { id, askedAt, decision: 'approve' })
  },
  'PATCH /admin/disputes/{id}': async (app, person) => {
    const owner = await signIn(app)
    const id = await disputeOf(app, owner)
    const decision = { id, status: 'decided' as const, ownerId: owner.id, reason: 'Their receipt' }
    return () => person.call(decideDispute, decision)
  },
  'POST /admin/disputes/{id}/ask': async (app, person) => {
    const owner = await signIn(app)
    const id = await disputeOf(app, owner)
    return () => person.call(askForEvidence, { id, ownerId: owner.id, what: 'The box' })
  },
  'POST /auth/login/second-factor': async (app, person) => {
    const { code } = await giveSecondFactor(app, person)
    const challenge = await challengeOf(app, person)
    return () => person.call(logInSecondFactor, { challenge, code: code() })
  },
  'POST /auth/second-factor':
    async (_app, { call }) =>
    () =>
      call(startSecondFactor, {}),
  'POST /auth/second-factor/confirm': async (app, person) => {
    const secret = await beginSecondFactor(app, person)
    return () => person.call(confirmSecondFactor, { code: codeAt(secret, app.clock.now) })
  },
  'POST /auth/second-factor/recovery-codes': async (app, person) => {
    await giveSecondFactor(app, person)
    return () => person.call(renewRecoveryCodes, {})
  },
  'POST /auth/second-factor/disable': async (app, person) => {
    const { code } = await giveSecondFactor(app, person)
    return () => person.call(disableSecondFactor, { password, code: code() })
  },
  'POST /auth/passkeys': async (_app, person) => {
    const { data } = await person.call(startPasskey, {})
    const { credential } = makePasskey(data)
    return () => person.call(addPasskey, { name: 'My phone', credential })
  },
  'DELETE /auth/passkeys/{id}': async (app, person) => {
    const { id } = await givePasskey(app, person)
    return () => person.call(removePasskey, { id })
  },
  'POST /auth/login/passkey': async (app, person) => {
    const { passkey } = await givePasskey(app, person)
    const { data } = await person.call(startPasskeyLogIn, {})
    return () => person.call(logInPasskey, { credential: signWith(passkey, data) })
  },
  'POST /admin/users': async (_app, { call }) => {
    const { firstName, lastName, email, phoneNumber } = signUpForm()
    return () => call(createUser, { firstName, lastName, email, phoneNumber })
  },
  'PATCH /admin/users/{id}': async (app, { call }) => {
    const { id } = await signIn(app)
    return () => call(updateUser, { id, status: 'suspended', reason: 'Sold a stolen phone' })
  },
  'POST /admin/users/{id}/reset-password': async (app, { call }) => {
    const { id } = await signIn(app)
    await forgetMails(app)
    return () => call(resetUserPassword, { id })
  },
  'DELETE /admin/users/{id}/sessions': async (app, { call }) => {
    const { id } = await signIn(app)
    return () => call(endUserSessions, { id })
  },
  'DELETE /admin/users/{id}/second-factor': async (app, { call }) => {
    const other = await signIn(app)
    await giveSecondFactor(app, other)
    return () => call(forgetSecondFactor, { id: other.id })
  },
  'POST /admin/logs/export':
    async (_app, { call }) =>
    () =>
      call(exportLogs, {}),
  'PATCH /admin/security':
    async (_app, { call }) =>
    () =>
      call(updateSecurity, { secondFactorRequired: false }),
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
  'PATCH /matches/{id}': async (app, person) => {
    const { match } = await suggestedMatch(app, person)
    return () => person.call(decideMatch, { id: match.id, decision: 'accept' })
  },
  'PATCH /admin/matches/{id}': async (app, person) => {
    const { match } = await suggestedMatch(app, await signIn(app))
    return () => person.call(reviewMatch, { id: match.id, decision: 'refuse' })
  },
  'POST /notices/{id}/answer': async (app, person) => {
    const id = await askingNotice(app, person)
    return () => person.call(answerNotice, { id, answer: 'not-mine' })
  },
  'PATCH /notices/preferences':
    async (_app, { call }) =>
    () =>
      call(chooseNotices, { event: 'match', inApp: true, email: 'daily' }),
  'PATCH /admin/mail/{id}': async (app, { call }) => {
    const id = await failedMail(app)
    return () => call(decideMail, { id, decision: 'put-aside' })
  },
  'POST /watches':
    async (_app, { call }) =>
    () =>
      call(watch, { identifier: freshImei(), email: signUpForm().email }),
  'POST /watches/confirm': async (app, { call }) => {
    const token = await watchToken(app)
    return () => call(confirmWatch, { token })
  },
  'POST /watches/end': async (app, { call }) => {
    const token = await watchToken(app)
    return () => call(endWatch, { token })
  },
  'POST /matches/{id}/messages': async (app, person) => {
    const { id } = await matchTwo(app, { owner: person, finder: await signIn(app) })
    return () => person.call(sendMessage, { id, text: 'Thank you' })
  },
  'POST /matches/{id}/messages/{messageId}/report': async (app, person) => {
    const { id, finder } = await matchTwo(app, { owner: person, finder: await signIn(app) })
    const { data } = await finder.call(sendMessage, { id, text: 'Pay first' })
    return () => person.call(reportMessage, { id, messageId: data.messages[0]?.id ?? '' })
  },
  'POST /matches/{id}/share': async (app, person) => {
    const { id } = await matchTwo(app, { owner: person, finder: await signIn(app) })
    return () => person.call(shareContact, { id, name: true, phone: true })
  },
  'POST /matches/{id}/question': async (app, person) => {
    const { id } = await matchTwo(app, { owner: await signIn(app), finder: person })
    return () => person.call(askOwner, { id, question: 'What is on it?', answer: 'A sticker' })
  },
  'POST /matches/{id}/answer': async (app, person) => {
    const { id, finder } = await matchTwo(app, { owner: person, finder: await signIn(app) })
    await finder.call(askOwner, { id, question: 'What is on it?', answer: 'A sticker' })
    return () => person.call(answerQuestion, { id, answer: 'a sticker' })
  },
  'POST /matches/{id}/hand-over/code': async (app, person) => {
    const { id } = await matchTwo(app, { owner: person, finder: await signIn(app) })
    return () => person.call(makeHandOverCode, { id })
  },
  'POST /matches/{id}/hand-over': async (app, person) => {
    const { id, owner } = await matchTwo(app, { owner: await signIn(app), finder: person })
    const { data } = await owner.call(makeHandOverCode, { id })
    return () => person.call(confirmHandOver, { id, code: data.handOver.code ?? '' })
  },
  'POST /matches/{id}/block': async (app, person) => {
    const { id } = await matchTwo(app, { owner: person, finder: await signIn(app) })
    return () => person.call(blockOther, { id })
  },
  'POST /finds/confirm': async (app, person) => {
    const { call, email } = person
    await forgetMails(app)
    await call(reportFind, findForm({ email }))
    const token = await findCode(app, email)
    return () => call(confirmFind, { email, token })
  },
  'POST /assets/{id}/transfer': async (app, person) => {
    const { id } = await registerPhone(app, person)
    return () => person.call(offerTransfer, { id, email: signUpForm().email, password })
  },
  'PATCH /transfers/{id}': async (app, person) => {
    const { offer } = await offerPhone(app, await signIn(app), person.email)
    return () => person.call(answerTransfer, { id: offer.id, answer: 'accept' })
  },
  'DELETE /transfers/{id}': async (app, person) => {
    const { offer } = await offerPhone(app, person, signUpForm().email)
    return () => person.call(cancelTransfer, { id: offer.id })
  },
  'PATCH /admin/complaints/{id}': async (app, person) => {
    const id = await complaintOf(app, await signIn(app))
    return () => person.call(decideComplaint, { id, status: 'dismissed', decision: 'No harm' })
  },
}

/** Tables whose rows come and go without an entry, each with the reason. A change of any other leaves one. */
const unlogged: Record<string, string> = {
  activity_head: 'the end of the log itself',
  sessions: 'log-ins are logged; that one is used or ends changes nobody’s things',
  email_codes: 'proves an e-mail, and then there is an entry',
  reset_links: 'sets a password, and then there is an entry',
  pending_verifications: 'a cookie of who waits for a code',
  pending_finds: 'becomes a report, and then there is an entry',
  log_in_challenges: 'a log-in half done',
  passkey_challenges: 'a question to an authenticator',
  outbox: 'mails that other entries tell of, codes and links',
  mail_counts: 'how many mails went to a mailbox',
  limit_counts: 'what limits count',
  idempotency_keys: 'which record a repeated request made',
  batch_days: 'how many numbers somebody checked',
  report_checks: 'how often a number was checked',
  tripwires: 'the same, for the owner',
  sweeps: 'numbers that nobody has, asked for',
  sweep_senders: 'the same, under marks',
  job_leases: 'which worker does what',
  server_keys: 'fingerprints of keys of ours',
  notices: 'what somebody was told of what other entries are about, and that they read it',
}

test('the filter of the log knows every entity that code writes', () => {
  const files = globSync('{src/server,scripts}/**/*.ts')
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bentity: '([^']+)'/g)].map(([, entity]) => entity),
  )
  expect([...new Set(written)].sort()).toEqual(logEntities.toSorted())
})

test('every table there is leaves an entry when it changes, or says why not', async () => {
  const { database } = await startTestApp()
  const tables = (await database.read.introspection.getTables()).map(({ name }) => name)
  for (const table of Object.keys(unlogged)) expect(tables).toContain(table)
})

test('every change in the list is one of an endpoint', () => {
  for (const name of Object.keys(mutations)) expect(acts.map(nameOf)).toContain(name)
})

const quiet = acts.filter((act) => act.method !== 'GET' && !(nameOf(act) in mutations))

test.each(quiet.map((act) => [nameOf(act), act] as const))(
  '%s leaves no entry, and changes nothing that an entry has to tell of',
  async (_, act) => {
    const app = await startTestApp()
    const person = await signIn(app, { role: 'super-admin' })
    const { path, body } = requestOf(act, await sampleInput(act, app, person))
    const before = await allRows(app.database)
    expect((await person.send(act.method, path, body)).status).toBeLessThan(300)
    const after = await allRows(app.database)
    const changed = Object.keys(after).filter(
      (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]),
    )
    expect(changed.filter((table) => !(table in unlogged))).toEqual([])
  },
)

test.each(Object.entries(mutations))(
  '%s leaves an entry by whoever did it, in the same transaction: when the entry fails nothing has changed',
  async (name, prepare) => {
    const app = await startTestApp()
    const newcomer = ['POST /auth/register', 'POST /auth/verify-token'].includes(name)
    const person = await signIn(app, newcomer ? { verified: false } : { role: 'super-admin' })
    const change = await prepare(app, person)
    const before = await allRows(app.database)

    await breakLog(app)
    const refusal = await refusalOf(change())
    expect(refusal).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
    await mendLog(app)
    expect(await allRows(app.database)).toEqual(before)

    await change()
    const entries = (await allRows(app.database))['activity_log'] as {
      actor_id: string
      entity_id: string
    }[]
    const fresh = entries.slice(before['activity_log']?.length)
    // A reader or finder needs no account: whose device it was is not known, and not asked.
    const known = /newsletter|found|watches/.test(name) ? null : person.id
    // Whoever signs up is the account that is made.
    const actor = name === 'POST /auth/register' ? fresh[0]?.entity_id : known
    // What is several things in one, like a find with its asset and report, leaves one for each.
    expect(fresh.length).toBeGreaterThan(0)
    for (const entry of fresh) {
      expect(entry).toMatchObject({ actor_id: actor, at: app.clock.now })
    }
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
  const entry = { actorId: null, action: 'update', entity: 'user', entityId: 'x' } as const
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
