import { globSync, readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { exportLogs } from '../../../src/api/activity/logs.ts'
import { createApiKey, revokeApiKey } from '../../../src/api/api-keys/api-keys.ts'
import {
  createAsset,
  createLabels,
  importAssets,
  rotateLabelCode,
  toggleChecklistStep,
  updateAsset,
} from '../../../src/api/assets/assets.ts'
import {
  endOwnSession,
  listSessions,
  logIn,
  logInPasskey,
  logInTwoFactor,
  reauthenticate,
  startPasskeyLogIn,
} from '../../../src/api/auth/log-in.ts'
import { addPasskey, removePasskey, startPasskey } from '../../../src/api/auth/passkeys.ts'
import {
  changePassword,
  forgotPassword,
  resetPassword,
  setFirstPassword,
} from '../../../src/api/auth/passwords.ts'
import { register, verifyToken } from '../../../src/api/auth/sign-up.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  updateSecurity,
} from '../../../src/api/auth/two-factor.ts'
import { resolveComplaint } from '../../../src/api/conversations/complaints.ts'
import { resolveLabelMessage } from '../../../src/api/conversations/label-messages.ts'
import { messageOwner } from '../../../src/api/conversations/message-owner.ts'
import {
  answerQuestion,
  askOwner,
  blockUser,
  confirmHandover,
  createHandoverCode,
  flagMessage,
  sendMessage,
  shareContact,
} from '../../../src/api/conversations/threads.ts'
import { answerContest } from '../../../src/api/disputes/contests.ts'
import {
  addCaseNote,
  askForEvidence,
  assignCase,
  resolveDispute,
} from '../../../src/api/disputes/disputes.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { changeListingImport } from '../../../src/api/listings/listings.ts'
import { confirmWatch, createWatch, deleteWatch } from '../../../src/api/lookup/watch.ts'
import { reviewMatch } from '../../../src/api/matching/admin-matches.ts'
import { decideMatch } from '../../../src/api/matching/matches.ts'
import { reviewMerchant, reviewMerchantChange } from '../../../src/api/merchants/applications.ts'
import {
  createMerchant,
  submitProducts,
  updateMerchant,
} from '../../../src/api/merchants/business.ts'
import {
  confirmSubscription,
  subscribe,
  unsubscribe,
} from '../../../src/api/newsletter/newsletter.ts'
import { resolveFailedMail } from '../../../src/api/notifications/failed-mails.ts'
import { answerNotification } from '../../../src/api/notifications/notifications.ts'
import {
  confirmPhone,
  endPhoneChannel,
  sendPhoneCode,
} from '../../../src/api/notifications/phone-channels.ts'
import { updateNotificationPreferences } from '../../../src/api/notifications/preferences.ts'
import { deletePushSubscription } from '../../../src/api/notifications/push.ts'
import { exportList } from '../../../src/api/overview/overview.ts'
import {
  createCheckout,
  endRenewal,
  exportPayments,
  grantPass,
  verifyPayment,
} from '../../../src/api/payments/payments.ts'
import { askReporter, moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { confirmFoundItem, createFind, reportFoundItem } from '../../../src/api/reports/finds.ts'
import { createLoss } from '../../../src/api/reports/losses.ts'
import {
  answerConfirmation,
  createEvidencePack,
  createPoster,
  createReport,
  updateReport,
} from '../../../src/api/reports/reports.ts'
import {
  cancelTransfer,
  offerTransfer,
  respondToTransfer,
} from '../../../src/api/transfers/transfers.ts'
import {
  adminResetTwoFactor,
  adminRevokeSessions,
  correctEmail,
  createUser,
  resetUserPassword,
  updateUser,
} from '../../../src/api/users/admin-users.ts'
import { eraseMyAccount, exportMyData, updateProfile } from '../../../src/api/users/my-account.ts'
import { logEntities } from '../../../src/domain/activity/activity-log.ts'
import { schema } from '../../../src/server/db/schema/schema.ts'
import type { Table } from '../../../src/server/db/schema/table.ts'
import { issueResetToken } from '../../../src/server/queries/auth/reset-links.ts'
import { upsertRenewal } from '../../../src/server/queries/payments/checkouts.ts'
import { updateUser as saveUser } from '../../../src/server/queries/users/save-users.ts'
import { endpoints } from '../../../src/server/routes/routes.ts'
import { codeAt } from '../../../src/server/security/totp.ts'
import { logActivity } from '../../../src/server/services/activity/log-activity.ts'
import { inTransaction } from '../../../src/server/services/transaction.ts'
import { callerOf, makeApiKey } from '../../support/api-keys.ts'
import { minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { makePasskey, signWith } from '../../support/authenticator.ts'
import { askedToken } from '../../support/confirmations.ts'
import { complaintOf, findCode, findForm, lossForm, matchTwo } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, phoneForm, registerPhone, report, tableRow } from '../../support/factories.ts'
import { draftOf } from '../../support/listings.ts'
import { askingNotice, failedMail, suggestedMatch, watchToken } from '../../support/matches.ts'
import {
  applicantOf,
  applyForVerification,
  merchantForm,
  verifiedOf,
  waitingChangeOf,
} from '../../support/merchants.ts'
import { givePasskey } from '../../support/passkeys.ts'
import { checkOut, openInstantPayments } from '../../support/payments.ts'
import { confirmNumber, sentCode } from '../../support/phone-notifications.ts'
import { subscribedBrowser } from '../../support/push-service.ts'
import {
  disputeOf,
  labelCodeOf,
  labelMessageOf,
  nameOf,
  requestOf,
  sampleInput,
  subscriptionToken,
} from '../../support/samples.ts'
import { offerPhone } from '../../support/transfers.ts'
import { beginTwoFactor, challengeOf, giveTwoFactor } from '../../support/two-factor.ts'
import {
  deleteMails,
  mailedCode,
  password,
  signIn,
  signInAgain,
  signUpForm,
  type User,
} from '../../support/users.ts'

type PrepareMutation = (app: TestApp, user: User) => Promise<() => Promise<unknown>>

/** Calls an endpoint with its sample input: as the user, or for `/v1` with the user’s API key. */
const withSample =
  (endpoint: Endpoint): PrepareMutation =>
  async (app, user) => {
    const input = await sampleInput(endpoint, app, user)
    const caller = await callerOf(endpoint, app, user)
    // The first call of an hour is stored as the last use of the key.
    if (caller !== user) await caller.send('GET', '/v1/webhooks')
    return () => caller.call(endpoint, input)
  }

const webhookMutations = Object.fromEntries(
  endpoints
    .filter(({ method, path }) => method !== 'GET' && /^\/webhooks|^\/v1\/w/.test(path))
    .map((endpoint) => [nameOf(endpoint), withSample(endpoint)]),
)

const newPassword = 'a wholly different one'

/** A mutation by the token of an emailed link. */
function withToken(
  tokenOf: (app: TestApp) => Promise<string>,
  endpoint:
    | typeof confirmSubscription
    | typeof unsubscribe
    | typeof confirmWatch
    | typeof deleteWatch,
): PrepareMutation {
  return async (app, { call }) => {
    const token = await tokenOf(app)
    return () => call(endpoint, { token })
  }
}

/** Every mutation: creates its prerequisites and returns the call itself. */
const mutations: Record<string, PrepareMutation> = {
  'POST /auth/register': async (_app, { call, email }) => {
    // The email already has an unverified registration.
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
  'POST /auth/first-password': withSample(setFirstPassword),
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
  'POST /users/erase': async (app, { id, call }) => {
    // Staff cannot erase their account.
    await app.database.write((tx) => saveUser(tx, id, { role: 'user' }))
    return () => call(eraseMyAccount, { password })
  },
  'POST /assets': async (app, { call }) => {
    const form = await phoneForm(app)
    return () => call(createAsset, form)
  },
  'PATCH /assets/{id}': async (app, user) => {
    const { id } = await registerPhone(app, user)
    return () => user.call(updateAsset, { id, name: 'A new name' })
  },
  'POST /assets/import':
    async (_app, { call }) =>
    () =>
      call(importAssets, { dryRun: false, rows: [tableRow()] }),
  'POST /assets/labels': async (app, user) => {
    const { id } = await registerPhone(app, user)
    return () => user.call(createLabels, { ids: [id] })
  },
  'POST /assets/{id}/label': async (app, user) => {
    const { id } = await registerPhone(app, user)
    return () => user.call(rotateLabelCode, { id })
  },
  'POST /found/{code}': async (app, user) => {
    const code = await labelCodeOf(app, user)
    return () => app.visit().call(messageOwner, { code, place: 'Ikeja', message: 'On a bench' })
  },
  'PATCH /label-messages/{id}': async (app, user) => {
    const id = await labelMessageOf(app, user)
    return () => user.call(resolveLabelMessage, { id, done: true })
  },
  'POST /reports/finds': async (_app, user) => {
    const { email: _, ...find } = findForm()
    return () => user.call(createFind, find)
  },
  'POST /reports/losses': async (_app, user) => {
    const { email: _, ...loss } = lossForm()
    return () => user.call(createLoss, loss)
  },
  'POST /reports/create-report': async (app, user) => {
    const { id } = await registerPhone(app, user)
    return () => user.call(createReport, { assetId: id, description: 'Gone' })
  },
  'PATCH /reports/{id}': async (app, user) => {
    const { id } = await report(user, (await registerPhone(app, user)).id, 'Lost')
    return () => user.call(updateReport, { id, status: 'Found' })
  },
  'PATCH /reports/{id}/steps': async (app, user) => {
    const { id } = await report(user, (await registerPhone(app, user)).id, 'Lost')
    return () => user.call(toggleChecklistStep, { id, step: 'lock-sim', done: true })
  },
  'POST /reports/{id}/evidence': async (app, user) => {
    const { id } = await report(user, (await registerPhone(app, user)).id, 'Lost')
    return () => user.call(createEvidencePack, { id })
  },
  'POST /reports/{id}/poster': async (app, user) => {
    const { id } = await report(user, (await registerPhone(app, user)).id, 'Lost')
    return () => user.call(createPoster, { id })
  },
  'POST /admin/items/{id}/ask': async (app, user) => {
    const owner = await signIn(app)
    const { id } = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
    return () => user.call(askReporter, { id, what: 'Please add the receipt' })
  },
  'PATCH /admin/cases/{kind}/{id}': async (app, user) => {
    const owner = await signIn(app)
    const { id } = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
    const input = { kind: 'item', id, action: 'take' } as const
    return () => user.call(assignCase, input)
  },
  'POST /admin/cases/{kind}/{id}/notes': async (app, user) => {
    const owner = await signIn(app)
    const { id } = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
    return () => user.call(addCaseNote, { kind: 'item', id, text: 'The receipt looks edited' })
  },
  'PATCH /admin/items/{id}': async (app, user) => {
    const owner = await signIn(app)
    const { id } = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
    return () => user.call(moderateReport, { id, status: 'active' })
  },
  'POST /merchants': async (app, { call }) => {
    const form = await merchantForm(app)
    return () => call(createMerchant, form)
  },
  'POST /merchants/products': async (app, user) => {
    await applyForVerification(app, user)
    return () => user.call(submitProducts, { products: ['Laptops'] })
  },
  'PATCH /merchants/{id}': async (app, user) => {
    const { id } = await verifiedOf(app, user)
    return () => user.call(updateMerchant, { id, phone: '08039876543' })
  },
  'PATCH /admin/merchants/{id}': async (app, { call }) => {
    const { business } = await applicantOf(app)
    return () => call(reviewMerchant, { id: business.id, status: 'verified' })
  },
  'PATCH /admin/merchants/{id}/change': async (app, user) => {
    const { id, askedAt } = await waitingChangeOf(app, await signIn(app))
    return () => user.call(reviewMerchantChange, { id, askedAt, decision: 'approve' })
  },
  'POST /assets/{id}/contest': async (app, user) => {
    const imei = freshImei()
    const { id } = await registerPhone(app, user, imei)
    await registerPhone(app, await signIn(app), imei)
    return () => user.call(answerContest, { id, answer: 'not-mine', password })
  },
  'PATCH /admin/disputes/{id}': async (app, user) => {
    const owner = await signIn(app)
    const id = await disputeOf(app, owner)
    const decision = { id, status: 'decided' as const, ownerId: owner.id, reason: 'Their receipt' }
    return () => user.call(resolveDispute, decision)
  },
  'POST /admin/disputes/{id}/ask': async (app, user) => {
    const owner = await signIn(app)
    const id = await disputeOf(app, owner)
    return () => user.call(askForEvidence, { id, ownerId: owner.id, what: 'The box' })
  },
  'POST /auth/login/second-factor': async (app, user) => {
    const { code } = await giveTwoFactor(app, user)
    const challenge = await challengeOf(app, user)
    return () => user.call(logInTwoFactor, { challenge, code: code() })
  },
  'POST /auth/second-factor':
    async (_app, { call }) =>
    () =>
      call(startTwoFactor, {}),
  'POST /auth/second-factor/confirm': async (app, user) => {
    const secret = await beginTwoFactor(app, user)
    return () => user.call(confirmTwoFactor, { code: codeAt(secret, app.clock.now) })
  },
  'POST /auth/second-factor/recovery-codes': async (app, user) => {
    await giveTwoFactor(app, user)
    return () => user.call(renewRecoveryCodes, {})
  },
  'POST /auth/second-factor/disable': async (app, user) => {
    const { code } = await giveTwoFactor(app, user)
    return () => user.call(disableTwoFactor, { password, code: code() })
  },
  'POST /api-keys':
    async (_app, { call }) =>
    () =>
      call(createApiKey, { name: 'Our shop', scopes: ['check'] }),
  'DELETE /api-keys/{id}': async (app, user) => {
    const { id } = await makeApiKey(app, user)
    return () => user.call(revokeApiKey, { id })
  },
  'POST /auth/passkeys': async (_app, user) => {
    const { data } = await user.call(startPasskey, {})
    const { credential } = makePasskey(data)
    return () => user.call(addPasskey, { name: 'My phone', credential })
  },
  'DELETE /auth/passkeys/{id}': async (app, user) => {
    const { id } = await givePasskey(app, user)
    return () => user.call(removePasskey, { id })
  },
  'POST /auth/login/passkey': async (app, user) => {
    const { passkey } = await givePasskey(app, user)
    const { data } = await user.call(startPasskeyLogIn, {})
    return () => user.call(logInPasskey, { credential: signWith(passkey, data) })
  },
  'POST /admin/users': async (_app, { call }) => {
    const { firstName, lastName, email, phoneNumber } = signUpForm()
    return () => call(createUser, { firstName, lastName, email, phoneNumber })
  },
  'PATCH /admin/users/{id}': async (app, { call }) => {
    const { id } = await signIn(app)
    return () => call(updateUser, { id, status: 'suspended', reason: 'Sold a stolen phone' })
  },
  'PATCH /admin/users/{id}/email': async (app, { call }) => {
    const { id } = await signIn(app, { role: 'admin' })
    return () => call(correctEmail, { id, email: signUpForm().email })
  },
  'POST /admin/users/{id}/reset-password': async (app, { call }) => {
    const { id } = await signIn(app)
    await deleteMails(app)
    return () => call(resetUserPassword, { id })
  },
  'DELETE /admin/users/{id}/sessions': async (app, { call }) => {
    const { id } = await signIn(app)
    return () => call(adminRevokeSessions, { id })
  },
  'DELETE /admin/users/{id}/second-factor': async (app, { call }) => {
    const other = await signIn(app)
    await giveTwoFactor(app, other)
    return () => call(adminResetTwoFactor, { id: other.id })
  },
  'POST /admin/logs/export':
    async (_app, { call }) =>
    () =>
      call(exportLogs, {}),
  'PATCH /admin/listings/{id}': async (app, { call }) => {
    const id = await draftOf(app)
    return () => call(changeListingImport, { id, act: 'apply' })
  },
  'PATCH /admin/security':
    async (_app, { call }) =>
    () =>
      call(updateSecurity, { secondFactorRequired: false }),
  'POST /newsletter/subscribe':
    async (_app, { call }) =>
    () =>
      call(subscribe, { email: signUpForm().email }),
  'POST /newsletter/confirm': withToken(subscriptionToken, confirmSubscription),
  'POST /newsletter/unsubscribe': withToken(subscriptionToken, unsubscribe),
  'PATCH /matches/{id}': async (app, user) => {
    const { match } = await suggestedMatch(app, user)
    return () => user.call(decideMatch, { id: match.id, decision: 'accept' })
  },
  'PATCH /admin/matches/{id}': async (app, user) => {
    const { match } = await suggestedMatch(app, await signIn(app))
    return () => user.call(reviewMatch, { id: match.id, decision: 'refuse' })
  },
  'POST /notifications/{id}/answer': async (app, user) => {
    const id = await askingNotice(app, user)
    return () => user.call(answerNotification, { id, answer: 'not-mine' })
  },
  'PATCH /notifications/preferences':
    async (_app, { call }) =>
    () =>
      call(updateNotificationPreferences, { event: 'match', inApp: true, email: 'daily' }),
  'POST /confirmations/{answer}': async (app, user) => {
    const token = await askedToken(app, user)
    return () => app.visit().call(answerConfirmation, { answer: 'still', token })
  },
  'POST /notifications/phone/code': async (app, { call }) => {
    // The test requests the code twice within a minute.
    app.services.limiter = { ...app.services.limiter, consume: async () => {} }
    return () => call(sendPhoneCode, { channel: 'sms' })
  },
  'POST /notifications/phone/confirm': async (app, user) => {
    const code = await sentCode(app, user)
    return () => user.call(confirmPhone, { channel: 'sms', code })
  },
  'DELETE /notifications/phone/{channel}': async (app, user) => {
    await confirmNumber(app, user)
    return () => user.call(endPhoneChannel, { channel: 'sms' })
  },
  'POST /push/subscriptions': async (_app, user) => () => subscribedBrowser(user),
  'DELETE /push/subscriptions/{id}': async (_app, user) => {
    const { id } = await subscribedBrowser(user)
    return () => user.call(deletePushSubscription, { id })
  },
  'PATCH /admin/mail/{id}': async (app, { call }) => {
    const id = await failedMail(app)
    return () => call(resolveFailedMail, { id, decision: 'put-aside' })
  },
  'POST /watches':
    async (_app, { call }) =>
    () =>
      call(createWatch, { identifier: freshImei(), email: signUpForm().email }),
  'POST /watches/confirm': withToken(watchToken, confirmWatch),
  ...webhookMutations,
  'POST /watches/end': withToken(watchToken, deleteWatch),
  'POST /matches/{id}/messages': async (app, user) => {
    const { id } = await matchTwo(app, { owner: user, finder: await signIn(app) })
    return () => user.call(sendMessage, { id, text: 'Thank you' })
  },
  'POST /matches/{id}/messages/{messageId}/report': async (app, user) => {
    const { id, finder } = await matchTwo(app, { owner: user, finder: await signIn(app) })
    const { data } = await finder.call(sendMessage, { id, text: 'Pay first' })
    return () => user.call(flagMessage, { id, messageId: data.messages[0]?.id ?? '' })
  },
  'POST /matches/{id}/share': async (app, user) => {
    const { id } = await matchTwo(app, { owner: user, finder: await signIn(app) })
    return () => user.call(shareContact, { id, name: true, phone: true })
  },
  'POST /matches/{id}/question': async (app, user) => {
    const { id } = await matchTwo(app, { owner: await signIn(app), finder: user })
    return () => user.call(askOwner, { id, question: 'What is on it?', answer: 'A sticker' })
  },
  'POST /matches/{id}/answer': async (app, user) => {
    const { id, finder } = await matchTwo(app, { owner: user, finder: await signIn(app) })
    await finder.call(askOwner, { id, question: 'What is on it?', answer: 'A sticker' })
    return () => user.call(answerQuestion, { id, answer: 'a sticker' })
  },
  'POST /matches/{id}/hand-over/code': async (app, user) => {
    const { id } = await matchTwo(app, { owner: user, finder: await signIn(app) })
    return () => user.call(createHandoverCode, { id })
  },
  'POST /matches/{id}/hand-over': async (app, user) => {
    const { id, owner } = await matchTwo(app, { owner: await signIn(app), finder: user })
    const { data } = await owner.call(createHandoverCode, { id })
    return () => user.call(confirmHandover, { id, code: data.handOver.code ?? '' })
  },
  'POST /matches/{id}/block': async (app, user) => {
    const { id } = await matchTwo(app, { owner: user, finder: await signIn(app) })
    return () => user.call(blockUser, { id })
  },
  'POST /finds/confirm': async (app, user) => {
    const { call, email } = user
    await deleteMails(app)
    await call(reportFoundItem, findForm({ email }))
    const token = await findCode(app, email)
    return () => call(confirmFoundItem, { email, token })
  },
  'POST /assets/{id}/transfer': async (app, user) => {
    const { id } = await registerPhone(app, user)
    return () => user.call(offerTransfer, { id, email: signUpForm().email, password })
  },
  'PATCH /transfers/{id}': async (app, user) => {
    const { offer } = await offerPhone(app, await signIn(app), user.email)
    return () => user.call(respondToTransfer, { id: offer.id, answer: 'accept' })
  },
  'DELETE /transfers/{id}': async (app, user) => {
    const { offer } = await offerPhone(app, user, signUpForm().email)
    return () => user.call(cancelTransfer, { id: offer.id })
  },
  'POST /payments/checkout': async (app, { call }) => {
    openInstantPayments(app)
    return () => call(createCheckout, { plan: 'Premium', billing: 'Monthly' })
  },
  'POST /payments/verify': async (app, user) => {
    openInstantPayments(app)
    const reference = await checkOut(user)
    return () => user.call(verifyPayment, { reference })
  },
  'DELETE /payments/renewal': async (app, user) => {
    const terms = {
      plan: 'Premium',
      billing: 'Monthly',
      card: 'visa 4081',
      reference: null,
    } as const
    const renewal = { ...terms, user_id: user.id, card_token: 'sealed', created_at: app.clock.now }
    await app.database.write((tx) => upsertRenewal(tx, renewal))
    return () => user.call(endRenewal, {})
  },
  'POST /admin/users/{id}/pass': async (app, { call }) => {
    const { id } = await signIn(app)
    return () => call(grantPass, { id, plan: 'Premium', days: 30, reason: 'A partner market' })
  },
  'POST /admin/payments/export':
    async (_app, { call }) =>
    () =>
      call(exportPayments, {}),
  'POST /admin/exports':
    async (_app, { call }) =>
    () =>
      call(exportList, { list: 'users' }),
  'PATCH /admin/complaints/{id}': async (app, user) => {
    const id = await complaintOf(app, await signIn(app))
    return () => user.call(resolveComplaint, { id, status: 'dismissed', decision: 'No harm' })
  },
}

/** Tables whose rows may change without a log entry. */
const notLogged = new Set(
  Object.entries<Table>(schema).flatMap(([name, { activity }]) =>
    activity === 'logged' ? [] : [name],
  ),
)

test('the activity log filter offers every entity that code writes', () => {
  const files = globSync('{src/server,scripts}/**/*.ts', { exclude: ['src/server/db/schema/**'] })
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bentity: '([^']+)'/g)].map(([, entity]) => entity),
  )
  expect([...new Set(written)].sort()).toEqual(logEntities.toSorted())
})

test('every listed mutation belongs to an endpoint', () => {
  for (const name of Object.keys(mutations)) expect(endpoints.map(nameOf)).toContain(name)
})

const unlogged = endpoints.filter(
  (endpoint) => endpoint.method !== 'GET' && !(nameOf(endpoint) in mutations),
)

it.each(unlogged.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s writes no log entry and changes nothing that needs one',
  async (_, endpoint) => {
    const app = await startTestApp()
    const user = await signIn(app, { role: 'super-admin' })
    const { path, body } = requestOf(endpoint, await sampleInput(endpoint, app, user))
    const caller = await callerOf(endpoint, app, user)
    const before = await allRows(app.database)
    expect((await caller.send(endpoint.method, path, body)).status).toBeLessThan(300)
    const after = await allRows(app.database)
    const changed = Object.keys(after).filter(
      (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]),
    )
    expect(changed.filter((table) => !notLogged.has(table))).toEqual([])
  },
)

/** Rollback depends on the engine and what a mutation writes does not: two mutations suffice. */
const onBothEngines = ['POST /reports/create-report', 'DELETE /payments/renewal']
const changesOn = (both: boolean) =>
  Object.entries(mutations).filter(([name]) => onBothEngines.includes(name) === both)
it.each(changesOn(false))(
  '%s writes a log entry with its actor in the same transaction and rolls back when the entry fails',
  writesOneEntryOrNothing,
)
test.each(changesOn(true))(
  '%s writes its log entry or nothing on either engine',
  writesOneEntryOrNothing,
)

async function writesOneEntryOrNothing(name: string, prepare: PrepareMutation) {
  const app = await startTestApp()
  const newcomer = ['POST /auth/register', 'POST /auth/verify-token'].includes(name)
  const user = await signIn(app, newcomer ? { verified: false } : { role: 'super-admin' })
  const change = await prepare(app, user)
  const before = await allRows(app.database)

  await breakLog(app)
  const refusal = await refusalOf(change())
  expect(refusal).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  await mendLog(app)
  expect(await allRows(app.database)).toEqual(before)

  await change()
  const entries = (await allRows(app.database))['activity_log'] as {
    actor_id: string
    entity: string
    entity_id: string
    details: string
  }[]
  const fresh = entries.slice(before['activity_log']?.length)
  // Readers and finders need no account, so the actor is unknown by design.
  const known = /newsletter|found| \/watches/.test(name) ? null : user.id
  // The actor of a sign-up is the new account.
  const actor = name === 'POST /auth/register' ? fresh[0]?.entity_id : known
  // A composite change, such as a find with its asset and report, leaves one entry for each.
  // That a contest ends is logged without an actor, so that no entry names the other side.
  const isLapse = ({ entity, details }: (typeof fresh)[number]) =>
    entity === 'dispute' && details.includes('"lapsed"')
  const made = fresh.filter((entry) => !isLapse(entry))
  expect(made.length).toBeGreaterThan(0)
  for (const entry of made) {
    expect(entry).toMatchObject({ actor_id: actor, at: app.clock.now })
  }
  expect(fresh.filter(isLapse).map(({ actor_id }) => actor_id)).toEqual(
    name === 'POST /assets/{id}/contest' ? [null] : [],
  )
}

test('the activity log is append-only: the database refuses to update or delete an entry', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const before = await allRows(app.database)
  const attempts = [
    sql`update activity_log set actor_id = 'somebody else'`,
    sql`update activity_log set details = '{}' where actor_id = ${user.id}`,
    sql`delete from activity_log`,
    sql`delete from activity_log where actor_id = ${user.id}`,
    ...(app.database.dialect === 'postgres' ? [sql`truncate activity_log`] : []),
  ]
  for (const attempt of attempts) {
    const tried = app.database.write(async (tx) => void (await attempt.execute(tx)))
    await expect(tried).rejects.toThrow('append-only')
  }
  expect(await allRows(app.database)).toEqual(before)
  const entry = { actorId: null, action: 'update', entity: 'user', entityId: 'x' } as const
  const ctx = { database: app.database, actor: null, now: 1 }
  await inTransaction(ctx, async (ctx) => logActivity(ctx, entry))
})

test('no log entry contains a password, a code or an identifier', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const phone = await registerPhone(app, user)
  await user.call(updateAsset, { id: phone.id, uuid: '490154203237518' })
  await user.call(changePassword, {
    currentPassword: password,
    newPassword,
    confirmPassword: newPassword,
  })
  const log = JSON.stringify((await allRows(app.database))['activity_log'])
  const secrets = [password, newPassword, user.email, '490154203237518', phone.uuid ?? '']
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

test('ending a session and requesting a link change no record of an asset', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const tablet = await signInAgain(app, user)
  const { users, assets, reports } = await allRows(app.database)
  const { data } = await tablet.call(listSessions, {})
  await tablet.call(reauthenticate, { password })
  await tablet.call(endOwnSession, { id: data.find(({ current }) => !current)?.id ?? '' })
  app.pass(minutes(2))
  await app.visit().call(forgotPassword, { email: user.email })
  expect((await app.mailsTo(user.email))[0]?.kind).toBe('password-reset')
  expect(await allRows(app.database)).toMatchObject({ users, assets, reports })
})

/** Makes every new entry fail, like a full disk. */
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
