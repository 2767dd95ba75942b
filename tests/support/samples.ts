import { createLabels } from '../../src/api/assets/assets.ts'
import { startPasskeyLogIn } from '../../src/api/auth/log-in.ts'
import { startPasskey } from '../../src/api/auth/passkeys.ts'
import { listLabelMessages } from '../../src/api/conversations/label-messages.ts'
import { messageOwner } from '../../src/api/conversations/message-owner.ts'
import { askOwner, createHandoverCode, sendMessage } from '../../src/api/conversations/threads.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { verifyPayment } from '../../src/api/payments/payments.ts'
import { createProof } from '../../src/api/proofs/proofs.ts'
import { reportFoundItem } from '../../src/api/reports/finds.ts'
import { issueResetToken } from '../../src/server/queries/auth/reset-links.ts'
import { disputesAbout } from '../../src/server/queries/disputes/admin-disputes.ts'
import { insertAssignment } from '../../src/server/queries/disputes/case-work.ts'
import { awaitConfirmation } from '../../src/server/queries/newsletter/subscribers.ts'
import { updateUser } from '../../src/server/queries/users/save-users.ts'
import { codeAt } from '../../src/server/security/totp.ts'
import { onlyApiKey } from './api-keys.ts'
import type { TestApp } from './app.ts'
import { makePasskey, signWith } from './authenticator.ts'
import { askedToken } from './confirmations.ts'
import { complaintOf, findCode, findForm, lossForm, matchTwo } from './conversations.ts'
import {
  freshImei,
  phoneForm,
  registerPhone,
  report,
  tableRow,
  uploadedImage,
} from './factories.ts'
import { draftOf } from './listings.ts'
import {
  askingNotice,
  failedMail,
  someNotification,
  suggestedMatch,
  watchToken,
} from './matches.ts'
import {
  anyApplication,
  anyListedMerchant,
  applyForVerification,
  certifiedOf,
  merchantForm,
  verifiedOf,
  waitingChangeOf,
  withdrawBusiness,
} from './merchants.ts'
import { givePasskey } from './passkeys.ts'
import { checkOut, openInstantPayments } from './payments.ts'
import { sentCode } from './phone-notifications.ts'
import { anyBrowser, subscribedBrowser } from './push-service.ts'
import { offerPhone } from './transfers.ts'
import { beginTwoFactor, challengeOf, giveTwoFactor, takeTwoFactor } from './two-factor.ts'
import { deleteMails, password, signIn, signUpForm, type User } from './users.ts'
import {
  anyDelivery,
  anyEndpoint,
  anyUserWatch,
  deleteEndpoints,
  sampleUrl,
} from './webhook-samples.ts'

export type Input = Record<string, unknown>

/**
 * Makes an input that the endpoint accepts, about new records of `owner`, who has every permission
 * for it.
 */
type Sample = (app: TestApp, owner: User) => Promise<Input>

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const nothing: Sample = async () => ({})
const anyNewPassword = { newPassword: password, confirmPassword: password }

const logFilter = {
  actor: 'ada@example.com',
  action: 'create',
  entity: 'user',
  entityId: 'an-id',
  from: '2026-03-01',
  to: '2026-03-04',
}

const proofNumber: Sample = async (_app, { call }) => {
  const { data } = await call(createProof, { identifier: freshImei() })
  return { number: data.number }
}

const fullLoss = {
  name: 'Samsung Galaxy A14',
  kind: 'imei1' as const,
  asWritten: false,
  brand: 'Tecno',
}

const newEndpoint: Sample = async (app, owner) => {
  await deleteEndpoints(app, owner)
  return { url: sampleUrl, events: ['report.opened'] }
}
const someEndpoint: Sample = async (app, owner) => ({ id: await anyEndpoint(app, owner) })
const changedEndpoint: Sample = async (app, owner) => ({
  id: await anyEndpoint(app, owner),
  url: sampleUrl,
  events: ['report.ended'],
  state: 'paused',
})
const logOfEndpoint: Sample = async (app, owner) => ({
  id: (await anyDelivery(app, owner)).id,
  limit: 10,
})

const webhookSamples: Record<string, Sample> = {
  'GET /webhooks': nothing,
  'POST /webhooks': newEndpoint,
  'PATCH /webhooks/{id}': changedEndpoint,
  'DELETE /webhooks/{id}': someEndpoint,
  'POST /webhooks/{id}/rotate-secret': someEndpoint,
  'POST /webhooks/{id}/test': someEndpoint,
  'GET /webhooks/{id}/deliveries': logOfEndpoint,
  'POST /webhooks/{id}/deliveries/{deliveryId}/resend': anyDelivery,
}
/** The same for the endpoints that need an API key. */
const publicWebhookSamples = Object.fromEntries(
  Object.entries(webhookSamples).map(([endpoint, sample]) => [
    endpoint.replace(' ', ' /v1'),
    sample,
  ]),
)

/** One for every endpoint. */
const samples: Record<string, Sample> = {
  'GET /verify': async () => ({ identifier: freshImei(), language: 'ha' as const }),
  'POST /verify/batch': async () => ({ identifiers: [freshImei(), freshImei()] }),
  'GET /verify/batch': nothing,
  'GET /v1/check': async () => ({ identifier: freshImei(), language: 'ha' as const }),
  'POST /v1/batch': async () => ({ identifiers: [freshImei(), freshImei()] }),
  'GET /v1/reports': async () => ({ limit: 10, after: 't1-an-id' }),
  'GET /api-keys': nothing,
  'POST /api-keys': async () => ({ name: 'Our shop', scopes: ['check', 'batch'] }),
  'DELETE /api-keys/{id}': async (app, owner) => ({ id: await onlyApiKey(app, owner) }),
  'POST /verify/proof': async () => ({ identifier: freshImei(), holder: 'Sold to Bola Ade' }),
  'GET /verify/proof/{number}': proofNumber,
  'GET /verify/proof/{number}/pdf': proofNumber,
  'POST /auth/register': async () => signUpForm(),
  'POST /auth/verify-token': async (_app, { email }) => ({ token: '123456', email }),
  'POST /auth/resend-code': async (_app, { email }) => ({ email }),
  'POST /auth/login': async (_app, { email }) => ({ email, password }),
  'POST /auth/login/second-factor': async (app) => {
    const user = await signIn(app)
    const { code } = await giveTwoFactor(app, user)
    return { challenge: await challengeOf(app, user), code: code() }
  },
  'GET /auth/me': nothing,
  'POST /auth/logout': nothing,
  'GET /auth/sessions': nothing,
  'DELETE /auth/sessions/{id}': async (app, owner) => ({ id: await sessionIdOf(app, owner) }),
  'DELETE /auth/sessions': nothing,
  'POST /auth/forgot-password': async (_app, { email }) => ({ email }),
  'POST /auth/reset-password': async (app, { id }) => ({
    token: await app.database.write((tx) => issueResetToken(tx, id, app.clock.now)),
    newPassword: password,
  }),
  'POST /auth/change-password': async () => ({ currentPassword: password, ...anyNewPassword }),
  'POST /auth/first-password': async (app, { id }) => {
    const justOpened = { password_hash: null, created_at: app.clock.now }
    await app.database.write((tx) => updateUser(tx, id, justOpened))
    return { newPassword: password }
  },
  'POST /auth/confirm-password': async () => ({ password }),
  'GET /auth/second-factor': nothing,
  'POST /auth/second-factor': async (app, owner) => {
    await takeTwoFactor(app, owner)
    return {}
  },
  'POST /auth/second-factor/confirm': async (app, owner) => ({
    code: codeAt(await beginTwoFactor(app, owner), app.clock.now),
  }),
  'POST /auth/second-factor/recovery-codes': async (app, owner) => {
    await giveTwoFactor(app, owner)
    return {}
  },
  'POST /auth/second-factor/disable': async (app, owner) => ({
    password,
    code: (await giveTwoFactor(app, owner)).code(),
  }),
  'GET /auth/passkeys': nothing,
  'POST /auth/passkeys/options': nothing,
  'POST /auth/passkeys': async (_app, owner) => {
    const { data } = await owner.call(startPasskey, {})
    return { name: 'My phone', credential: makePasskey(data).credential }
  },
  'DELETE /auth/passkeys/{id}': async (app, owner) => {
    await takeTwoFactor(app, owner)
    return { id: (await givePasskey(app, owner)).id }
  },
  'POST /auth/login/passkey/options': async (app) => ({
    challenge: await challengeOf(app, await signIn(app)),
  }),
  'POST /auth/login/passkey': async (app, owner) => {
    const { passkey } = await givePasskey(app, await signIn(app))
    const { data } = await owner.call(startPasskeyLogIn, {})
    return { credential: signWith(passkey, data) }
  },
  'PATCH /users': async () => ({ address: '1 New Street', state: 'Lagos', lga: 'Ikeja' }),
  'POST /users/export': async () => ({ password }),
  'POST /users/erase': async () => ({ password }),
  'POST /assets': (app) => phoneForm(app),
  'GET /assets': async (app, owner) => ({
    limit: 10,
    after: `t${app.clock.now}-${(await registerPhone(app, owner)).id}`,
  }),
  'GET /assets/detail/{id}': async (app, owner) => ({ id: (await registerPhone(app, owner)).id }),
  'GET /assets/search/': async () => ({ query: '3569', limit: 10 }),
  'PATCH /assets/{id}': async (app, owner) => {
    const { id } = await registerPhone(app, owner)
    return { id, name: 'Another name', description: 'Another story', uuid: freshImei() }
  },
  'POST /assets/import': async () => ({
    dryRun: false,
    dateFormat: 'DD/MM/YYYY',
    rows: [tableRow()],
  }),
  'POST /assets/labels': async (app, owner) => ({ ids: [(await registerPhone(app, owner)).id] }),
  'POST /assets/{id}/label': async (app, owner) => ({ id: (await registerPhone(app, owner)).id }),
  'POST /found/{code}': async (app, owner) => ({
    code: await labelCodeOf(app, owner),
    place: 'Ikeja City Mall, at the desk',
    message: 'I found this on a bench',
    contact: '08031234567',
  }),
  'POST /reports/create-report': async (app, owner) => ({
    assetId: (await registerPhone(app, owner)).id,
    status: 'Lost',
    description: 'On the bus',
    location: 'Yaba, Lagos',
    lastSeenDate: '2026-03-01',
    lastSeenTime: '10:30',
    state: 'Lagos',
  }),
  'GET /reports/user': async (app, owner) => ({
    limit: 10,
    after: `t${app.clock.now}-${await theftOf(app, owner)}`,
  }),
  'GET /reports/{id}': async (app, owner) => ({ id: await theftOf(app, owner) }),
  'PATCH /reports/{id}': async (app, owner) => ({
    id: await theftOf(app, owner),
    description: 'On the train',
    location: 'Yaba',
    status: 'Found',
  }),
  'POST /reports/{id}/evidence': async (app, owner) => ({ id: await theftOf(app, owner) }),
  'GET /admin/listings': async () => ({}),
  'PATCH /admin/listings/{id}': async (app) => ({ id: await draftOf(app), act: 'apply' }),
  'POST /reports/{id}/poster': async (app, owner) => ({
    id: await theftOf(app, owner),
    item: 'Black phone',
  }),
  'GET /reports/{id}/log': async (app, owner) => ({ id: await theftOf(app, owner) }),
  'GET /reports/{id}/history': async (app, owner) => ({ id: await theftOf(app, owner) }),
  'PATCH /reports/{id}/steps': async (app, owner) => ({
    id: await theftOf(app, owner),
    step: 'lock-sim',
    done: true,
  }),
  'GET /admin/stats': nothing,
  'GET /admin/trends': async () => ({ days: 30 }),
  'GET /admin/tasks': nothing,
  'GET /admin/conflicts/{kind}/{id}': async (app, owner) => ({
    kind: 'item',
    id: await theftOf(app, owner),
  }),
  'GET /admin/cases/{kind}/{id}': async (app, owner) => ({
    kind: 'item',
    id: await theftOf(app, owner),
  }),
  'PATCH /admin/cases/{kind}/{id}': async (app, owner) => {
    const about = { kind: 'item', id: await theftOf(app, owner) } as const
    const assigneeId = (await signIn(app, { role: 'admin' })).id
    await app.database.write((tx) => insertAssignment(tx, about, assigneeId, app.clock.now))
    return { ...about, action: 'take', assigneeId }
  },
  'POST /admin/cases/{kind}/{id}/notes': async (app, owner) => ({
    kind: 'item',
    id: await theftOf(app, owner),
    text: 'The receipt is of another phone',
  }),
  'GET /admin/search': async () => ({ query: 'ada' }),
  'GET /admin/items/{id}': async (app, owner) => ({ id: await theftOf(app, owner) }),
  'GET /admin/assets': async () => ({
    type: 'Gadget',
    disputed: 'true',
    search: 'Black',
    owner: 'an-id',
    sort: 'createdAt',
    page: 1,
    limit: 10,
  }),
  'GET /admin/assets/{id}': async (app, owner) => ({ id: (await registerPhone(app, owner)).id }),
  'GET /admin/disputes': async () => ({ status: 'open', sort: '-openedAt', page: 1, limit: 10 }),
  'GET /admin/disputes/{id}': async (app, owner) => ({ id: await disputeOf(app, owner) }),
  'PATCH /admin/disputes/{id}': async (app, owner) => ({
    id: await disputeOf(app, owner),
    status: 'decided',
    openedAt: app.clock.now,
    ownerId: owner.id,
    reason: 'The receipt is theirs',
  }),
  'POST /admin/disputes/{id}/ask': async (app, owner) => ({
    id: await disputeOf(app, owner),
    ownerId: owner.id,
    what: 'A photo of the box, please',
  }),
  'GET /admin/items': async () => ({
    status: 'pending',
    search: 'Black',
    owner: 'an-id',
    sort: '-createdAt',
    page: 1,
    limit: 10,
  }),
  'POST /admin/items/{id}/ask': async (app, owner) => ({
    id: await theftOf(app, owner),
    what: 'Please add the receipt',
  }),
  'PATCH /admin/items/{id}': async (app, owner) => ({
    id: await theftOf(app, owner),
    status: 'active',
    reportStatus: 'Stolen',
    reason: 'The receipt is theirs',
  }),
  'GET /categories': nothing,
  'GET /figures': nothing,
  'GET /merchants': async () => ({
    category: 'phones-and-computer',
    search: 'laptop',
    sort: 'near-me',
    state: 'Lagos',
    lga: 'Ikeja',
    page: 1,
    limit: 10,
  }),
  'GET /merchants/{id}': async (app) => ({ id: (await anyListedMerchant(app)).id }),
  'POST /merchants': async (app, owner) => {
    await withdrawBusiness(app, owner)
    return merchantForm(app)
  },
  'POST /merchants/products': async (app, owner) => {
    await withdrawBusiness(app, owner)
    await applyForVerification(app, owner)
    return { products: ['Laptops', 'Chargers'] }
  },
  'POST /merchants/receipts': async (app, owner) => {
    await withdrawBusiness(app, owner)
    await certifiedOf(app, owner)
    return { identifier: freshImei(), item: 'Samsung A15', price: 180_000, buyer: 'Bola' }
  },
  'PATCH /merchants/{id}': async (app, owner) => {
    await withdrawBusiness(app, owner)
    const { id } = await verifiedOf(app, owner)
    return { id, phone: '08039876543', address: '14 Otigba Street' }
  },
  'GET /certificates/check': async (app) => ({
    text: (await anyListedMerchant(app)).certificate_number,
  }),
  'GET /admin/merchants': async () => ({
    status: 'pending',
    changed: 'true',
    search: 'Bola',
    sort: 'appliedAt',
    page: 1,
    limit: 10,
  }),
  'GET /admin/merchants/{id}': async (app) => ({ id: (await anyApplication(app)).id }),
  'PATCH /admin/merchants/{id}': async (app) => {
    const { id, appliedAt } = await anyApplication(app)
    const reason = 'The CAC number is of another business'
    return { id, appliedAt, status: 'refused', reason }
  },
  'PATCH /admin/merchants/{id}/change': async (app, owner) => ({
    ...(await waitingChangeOf(app, owner)),
    decision: 'refuse',
    reason: 'This page is not yours',
  }),
  'GET /admin/users': async () => ({
    search: 'ada',
    role: 'user',
    status: 'active',
    sort: 'name',
    page: 1,
    limit: 10,
  }),
  'POST /admin/users': async () => {
    const { firstName, lastName, email, phoneNumber } = signUpForm()
    return { firstName, lastName, email, phoneNumber }
  },
  'GET /admin/users/{id}': async (app) => ({ id: (await signIn(app)).id }),
  'PATCH /admin/users/{id}': async (app) => ({
    id: (await signIn(app)).id,
    firstName: 'Ngozi',
    lastName: 'Obi',
  }),
  'PATCH /admin/users/{id}/email': async (app) => ({
    id: (await signIn(app, { role: 'admin' })).id,
    email: signUpForm().email,
  }),
  'POST /admin/users/{id}/reset-password': async (app) => {
    const { id } = await signIn(app)
    await deleteMails(app)
    return { id }
  },
  'DELETE /admin/users/{id}/sessions': async (app) => ({ id: (await signIn(app)).id }),
  'DELETE /admin/users/{id}/second-factor': async (app) => {
    const user = await signIn(app)
    await giveTwoFactor(app, user)
    return { id: user.id }
  },
  'GET /admin/logs': async () => ({
    sort: 'timestamp',
    ...logFilter,
    page: 1,
    limit: 10,
  }),
  'POST /admin/logs/export': async () => logFilter,
  'PATCH /admin/security': async () => ({ secondFactorRequired: false }),
  'POST /newsletter/subscribe': async () => ({ email: signUpForm().email }),
  'POST /newsletter/confirm': async (app) => ({ token: await subscriptionToken(app) }),
  'POST /newsletter/unsubscribe': async (app) => ({ token: await subscriptionToken(app) }),
  'GET /matches': nothing,
  'GET /matches/{id}': async (app, owner) => ({ id: (await suggestedMatch(app, owner)).match.id }),
  'PATCH /matches/{id}': async (app, owner) => ({
    id: (await suggestedMatch(app, owner)).match.id,
    decision: 'accept',
  }),
  'GET /notifications': async () => ({ page: 1, limit: 10 }),
  'POST /notifications/read': async (app, owner) => ({ id: await someNotification(app, owner) }),
  'POST /notifications/{id}/answer': async (app, owner) => ({
    id: await askingNotice(app, owner),
    answer: 'mine',
  }),
  'GET /notifications/preferences': nothing,
  'POST /confirmations/{answer}': async (app, owner) => ({
    answer: 'still',
    token: await askedToken(app, owner),
  }),
  'GET /notifications/phone': nothing,
  'POST /notifications/phone/code': async () => ({ channel: 'sms' }),
  'POST /notifications/phone/confirm': async (app, owner) => ({
    channel: 'sms',
    code: await sentCode(app, owner),
  }),
  'DELETE /notifications/phone/{channel}': async () => ({ channel: 'sms' }),
  ...webhookSamples,
  'GET /webhooks/watches': async () => ({ limit: 10, after: 't1-an-id' }),
  'POST /webhooks/watches': async () => ({
    watches: [{ identifier: 'ABC-82745', reference: 'an order' }],
  }),
  'POST /webhooks/watches/delete': async (app, owner) => ({
    ids: [await anyUserWatch(app, owner)],
  }),
  ...publicWebhookSamples,
  'GET /v1/watches': async () => ({ limit: 10, after: 't1-an-id' }),
  'POST /v1/watches': async () => ({
    watches: [{ identifier: freshImei(), reference: 'order 4711' }],
  }),
  'DELETE /v1/watches/{id}': async (app, owner) => ({ id: await anyUserWatch(app, owner) }),
  'POST /v1/watches/delete': async (app, owner) => ({ ids: [await anyUserWatch(app, owner)] }),
  'GET /push/subscriptions': nothing,
  'POST /push/subscriptions': async () => anyBrowser(),
  'DELETE /push/subscriptions/{id}': async (_app, owner) => ({
    id: (await subscribedBrowser(owner)).id,
  }),
  'PATCH /notifications/preferences': async () => ({ event: 'match', inApp: true, email: 'daily' }),
  'GET /admin/matches': async () => ({ state: 'suggested', sort: 'createdAt', page: 1, limit: 10 }),
  'PATCH /admin/matches/{id}': async (app, owner) => ({
    id: (await suggestedMatch(app, owner)).match.id,
    decision: 'refuse',
  }),
  'GET /admin/checks': async () => ({ sort: 'day', page: 1, limit: 10 }),
  'GET /admin/enumeration-events': async () => ({ sort: 'day', page: 1, limit: 10 }),
  'GET /admin/mail': async () => ({ sort: 'failedAt', page: 1, limit: 10 }),
  'PATCH /admin/mail/{id}': async (app) => ({ id: await failedMail(app), decision: 'retry' }),
  'POST /watches': async () => ({ identifier: freshImei(), email: signUpForm().email }),
  'POST /watches/confirm': async (app) => ({ token: await watchToken(app) }),
  'POST /watches/end': async (app) => ({ token: await watchToken(app) }),
  'GET /matches/{id}/thread': async (app, owner) => {
    const { finder, id } = await matchOf(app, owner)
    const { messages } = (await finder.call(sendMessage, { id, text: 'I have it' })).data
    return { id, before: messages[0]?.id ?? '' }
  },
  'POST /matches/{id}/messages': async (app, owner) => ({
    id: (await matchOf(app, owner)).id,
    text: 'Where could we meet?',
  }),
  'POST /matches/{id}/messages/{messageId}/report': async (app, owner) => {
    const { finder, id } = await matchOf(app, owner)
    const { data } = await finder.call(sendMessage, { id, text: 'Pay first' })
    return { id, messageId: data.messages[0]?.id, reason: 'He asks for money' }
  },
  'POST /matches/{id}/share': async (app, owner) => ({
    id: (await matchOf(app, owner)).id,
    name: true,
    phone: false,
  }),
  'POST /matches/{id}/question': async (app, owner) => ({
    id: (await matchOf(app, owner, 'finder')).id,
    question: 'What is on the back?',
    answer: 'A sticker',
  }),
  'POST /matches/{id}/answer': async (app, owner) => {
    const { finder, id } = await matchOf(app, owner)
    await finder.call(askOwner, { id, question: 'What is on the back?', answer: 'A sticker' })
    return { id, answer: 'sticker' }
  },
  'POST /matches/{id}/hand-over/code': async (app, owner) => ({
    id: (await matchOf(app, owner)).id,
  }),
  'POST /matches/{id}/hand-over': async (app, owner) => {
    const { owner: loser, id } = await matchOf(app, owner, 'finder')
    const { data } = await loser.call(createHandoverCode, { id })
    return { id, code: data.handOver.code }
  },
  'POST /matches/{id}/block': async (app, owner) => ({ id: (await matchOf(app, owner)).id }),
  'GET /label-messages': async (app, owner) => ({
    assetId: (await registerPhone(app, owner)).id,
    page: '1',
  }),
  'PATCH /label-messages/{id}': async (app, owner) => ({
    id: await labelMessageOf(app, owner),
    done: true,
  }),
  'GET /tasks': nothing,
  'POST /reports/finds': async (app) => {
    const { email: _, ...find } = findForm()
    return { ...find, asWritten: false, imageUrl: await uploadedImage(app) }
  },
  'POST /finds': async (app) => ({
    ...findForm(),
    asWritten: false,
    imageUrl: await uploadedImage(app),
  }),
  'POST /losses': async () => ({ ...lossForm(), ...fullLoss }),
  'POST /reports/losses': async () => {
    const { email: _, ...loss } = lossForm()
    return { ...loss, ...fullLoss }
  },
  'POST /reports/losses/reminder': async () => {
    const { email: _, identifier: __, ...known } = lossForm()
    return { ...known, name: 'My phone', brand: 'Tecno' }
  },
  'POST /finds/confirm': async (app) => {
    const find = findForm()
    const { draft } = await app.visit().call(reportFoundItem, find)
    return { email: find.email, token: await findCode(app, find.email), draft }
  },
  'POST /assets/{id}/transfer': async (app, owner) => {
    const identifier = freshImei()
    const { id } = await registerPhone(app, owner, identifier)
    const { data: proof } = await app.visit().call(createProof, { identifier })
    return { id, email: signUpForm().email, password, proof: proof.number, shareName: true }
  },
  'POST /assets/{id}/contest': async (app, owner) => {
    const imei = freshImei()
    const { id } = await registerPhone(app, owner, imei)
    await registerPhone(app, await signIn(app), imei)
    return { id, answer: 'mine', statement: 'Bought new in Ikeja', password }
  },
  'GET /assets/{id}/ownership': async (app, owner) => ({
    id: (await registerPhone(app, owner)).id,
  }),
  'GET /transfers': nothing,
  'PATCH /transfers/{id}': async (app, owner) => ({
    id: (await offerPhone(app, await signIn(app), owner.email)).offer.id,
    answer: 'accept',
    name: 'My work phone',
  }),
  'DELETE /transfers/{id}': async (app, owner) => ({
    id: (await offerPhone(app, owner, signUpForm().email)).offer.id,
  }),
  'GET /admin/complaints': async () => ({ status: 'open', sort: 'createdAt', page: 1, limit: 10 }),
  'PATCH /admin/complaints/{id}': async (app, owner) => ({
    id: await complaintOf(app, owner),
    status: 'upheld',
    decision: 'Extortion',
  }),
  // Payments come last: once a plan can be bought, users without one do not have its features.
  'POST /payments/checkout': async (app) => {
    openInstantPayments(app)
    return { plan: 'Premium', billing: 'Monthly', renew: false }
  },
  'POST /payments/verify': async (app, owner) => {
    openInstantPayments(app)
    return { reference: await checkOut(owner) }
  },
  'GET /payments': nothing,
  'GET /payments/{reference}/receipt': async (app, owner) => {
    openInstantPayments(app)
    const reference = await checkOut(owner)
    await owner.call(verifyPayment, { reference })
    return { reference }
  },
  'DELETE /payments/renewal': nothing,
  'POST /admin/users/{id}/pass': async (app) => ({
    id: (await signIn(app)).id,
    plan: 'Premium',
    days: 30,
    reason: 'A partner market',
  }),
  'GET /admin/payments': async (_app, { id }) => ({
    ...{ kind: 'grant', owner: id, search: `TJP-${'0'.repeat(24)}` },
    ...{ sort: 'at', page: 1, limit: 10 },
  }),
  'GET /admin/payments/events': async () => ({ sort: 'at', page: 1, limit: 10 }),
  'POST /admin/payments/export': nothing,
  'POST /admin/exports': async () => ({
    list: 'items',
    search: 'phone',
    status: 'pending',
    owner: 'an-owners-id-that-is-none',
    // Filters of other lists.
    role: 'user',
    type: 'Gadget',
    state: 'open',
    disputed: 'true',
    changed: 'true',
  }),
}

export const sampledEndpoints = Object.keys(samples)

export async function sampleInput(endpoint: Endpoint, app: TestApp, owner: User): Promise<Input> {
  const sample = samples[nameOf(endpoint)]
  if (!sample) throw new Error(`tests/support/samples.ts has no sample of ${nameOf(endpoint)}`)
  return sample(app, owner)
}

/** The request that the client would send, unsent. */
export function requestOf(endpoint: Endpoint, input: Input): { path: string; body?: Input } {
  const rest = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = textOf(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  if (endpoint.method === 'POST' || endpoint.method === 'PATCH') return { path, body: rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) query.set(name, textOf(value))
  return { path: query.size > 0 ? `${path}?${query}` : path }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** The token of the link emailed to a user who has just subscribed to the newsletter. */
export async function subscriptionToken({ database, clock }: TestApp): Promise<string> {
  const { email } = signUpForm()
  return (
    await database.write((tx) =>
      awaitConfirmation(tx, { email, requester: email, mailedAt: clock.now }, clock.now),
    )
  ).token
}

/** A labelled phone's code. */
export async function labelCodeOf(app: TestApp, owner: User): Promise<string> {
  const { id } = await registerPhone(app, owner)
  const { data } = await owner.call(createLabels, { ids: [id] })
  return data[0]?.code ?? ''
}

/** A message about a label of `owner`. */
export async function labelMessageOf(app: TestApp, owner: User): Promise<string> {
  const code = await labelCodeOf(app, owner)
  await app.visit().call(messageOwner, { code, place: 'Ikeja', message: 'On a bench' })
  const { data } = await owner.call(listLabelMessages, {})
  return data[0]?.id ?? ''
}

async function theftOf(app: TestApp, owner: User): Promise<string> {
  return (await report(owner, (await registerPhone(app, owner)).id, 'Stolen')).id
}

/** The id of a dispute between `owner` and another user. */
export async function disputeOf(app: TestApp, owner: User): Promise<string> {
  const imei = freshImei()
  const asset = await registerPhone(app, owner, imei)
  await registerPhone(app, await signIn(app), imei)
  const [dispute] = await disputesAbout(app.database.read, asset.id)
  if (!dispute) throw new Error('two claims made no dispute')
  return dispute.id
}

async function sessionIdOf({ database }: TestApp, { id }: User): Promise<string> {
  const session = await database.read
    .selectFrom('sessions')
    .where('user_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow()
  return session.id
}

/** A match in which this user has the side that the endpoint is for. */
async function matchOf(app: TestApp, user: User, side: 'owner' | 'finder' = 'owner') {
  const other = await signIn(app)
  return matchTwo(
    app,
    side === 'owner' ? { owner: user, finder: other } : { owner: other, finder: user },
  )
}
