import { expect, test } from 'vitest'
import { listApiKeys } from '../../../src/api/api-keys/api-keys.ts'
import { reviewMerchant } from '../../../src/api/merchants/applications.ts'
import { checkCertificate, createSaleReceipt } from '../../../src/api/merchants/certificates.ts'
import { getMerchant, listMerchants } from '../../../src/api/merchants/directory.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { reconcileReversals } from '../../../src/server/jobs/work-passes.ts'
import { days } from '../../support/app.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei } from '../../support/factories.ts'
import { applyForVerification, certifiedOf } from '../../support/merchants.ts'
import { buy, type PaidApp, startPaidApp, workThrough } from '../../support/payments.ts'
import { passAndLogIn, signIn, type User } from '../../support/users.ts'

/** What strangers and the owner see of a business. */
async function standing({ app }: PaidApp, owner: User, slug: string, number: string) {
  const visitor = app.visit()
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'ok',
      ({ status }: { status: number }) => status,
    )
  return {
    page: await outcome(visitor.call(getMerchant, { id: slug })),
    listed: (await visitor.call(listMerchants, {})).data.merchants.length,
    certificate: (await visitor.call(checkCertificate, { text: number })).data.certificate?.status,
    receipt: await outcome(owner.call(createSaleReceipt, { identifier: freshImei() })),
    callsPerDay: (await owner.call(listApiKeys, {})).data.allowance.perDay,
    business: (await owner.call(getMe, {})).data.business?.status,
  }
}

async function startVerified() {
  const paid = await startPaidApp()
  const owner = await signIn(paid.app)
  const reference = await buy(paid, owner, { plan: 'Merchant' })
  const { slug, certificateNumber } = await certifiedOf(paid.app, owner)
  const see = () => standing(paid, owner, slug, certificateNumber ?? '')
  return { paid, owner, reference, see, good: await see() }
}

test('a disputed payment suspends the listing, certificate, receipts and API calls that it paid for, and they are restored when the dispute is won', async () => {
  const { paid, owner, reference, see, good } = await startVerified()
  const { app, provider } = paid
  expect(good).toMatchObject({ page: 'ok', listed: 1, certificate: 'valid', receipt: 'ok' })
  const dispute = await provider.dispute(reference)
  await workThrough(app)
  const suspended = await see()
  expect(suspended).toMatchObject({
    ...{ page: 404, listed: 0, certificate: 'revoked', receipt: 403, business: 'suspended' },
  })
  expect(suspended.callsPerDay).toBeLessThan(good.callsPerDay)
  const [mail] = (await app.mailsTo(owner.email)).filter(
    ({ kind }) => kind === 'merchant-suspended',
  )
  expect(mail?.text).toContain('asked the bank to return it')
  expect((await owner.call(getMe, {})).data.business?.reason).toContain(
    'asked the bank to return it',
  )

  await provider.resolveDispute(dispute, 'declined')
  await workThrough(app)
  expect(await see()).toEqual(good)
  const { merchants, activity_log = [] } = await allRows(app.database)
  expect(merchants).toMatchObject([{ status: 'verified', suspended_for: null, reason: null }])
  expect(JSON.stringify(activity_log)).toContain('\\"payment\\":\\"returned\\"')
})

test('a full refund suspends what it paid for, a part of it does not', async () => {
  const { paid, reference, see, good } = await startVerified()
  const { app, provider } = paid
  const { amount } = provider.transactions.get(reference) ?? { amount: 0 }
  await provider.refund(reference, { amount: 10_000 })
  await workThrough(app)
  expect(await see()).toEqual(good)
  await provider.refund(reference, { amount: amount - 10_000 })
  await workThrough(app)
  expect(await see()).toMatchObject({ page: 404, certificate: 'revoked', receipt: 403 })
})

test('a refund after a dispute that was won suspends what was applied for in the days that the dispute had put off', async () => {
  const paid = await startPaidApp()
  const { app, provider } = paid
  const owner = await signIn(app)
  const reference = await buy(paid, owner, { plan: 'Merchant' })
  app.pass(days(1))
  const dispute = await provider.dispute(reference)
  await workThrough(app)
  await passAndLogIn(app, owner, days(40))
  await provider.resolveDispute(dispute, 'declined')
  await workThrough(app)
  app.pass(1000)
  await certifiedOf(app, owner)
  app.pass(1000)
  await provider.refund(reference, { amount: provider.transactions.get(reference)?.amount ?? 0 })
  await workThrough(app)
  expect((await owner.call(getMe, {})).data.business?.status).toBe('suspended')
})

test('a later payment that goes back does not touch what an earlier one paid for', async () => {
  const { paid, owner, see, good } = await startVerified()
  const { app, provider } = paid
  app.pass(days(1))
  const later = await buy(paid, owner, { plan: 'Merchant' })
  await provider.dispute(later)
  await workThrough(app)
  expect(await see()).toEqual(good)
})

test('staff who suspended a business for their own reason are not overruled by a won dispute', async () => {
  const { paid, reference, see } = await startVerified()
  const { app, provider } = paid
  const dispute = await provider.dispute(reference)
  await workThrough(app)
  const admin = await signIn(app, { role: 'admin' })
  const { merchants = [] } = await allRows(app.database)
  const { id } = (merchants as { id: string }[])[0] ?? { id: '' }
  await admin.call(reviewMerchant, { id, status: 'verified' })
  await admin.call(reviewMerchant, { id, status: 'suspended', reason: 'Sold a stolen phone' })
  await provider.resolveDispute(dispute, 'declined')
  await workThrough(app)
  expect(await see()).toMatchObject({ page: 404, business: 'suspended' })
})

test('an application whose payment goes back is refused in words', async () => {
  const paid = await startPaidApp()
  const owner = await signIn(paid.app)
  const reference = await buy(paid, owner, { plan: 'Merchant' })
  await applyForVerification(paid.app, owner)
  await paid.provider.dispute(reference)
  await workThrough(paid.app)
  expect((await owner.call(getMe, {})).data.business).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('asked the bank to return it'),
  })
})

test('two payments for one plan that go back one after the other leave nothing of it', async () => {
  const paid = await startPaidApp()
  const owner = await signIn(paid.app)
  const first = await buy(paid, owner, { plan: 'Merchant' })
  paid.app.pass(days(1))
  const second = await buy(paid, owner, { plan: 'Merchant' })
  await applyForVerification(paid.app, owner)
  paid.app.pass(days(1))
  const status = async () => (await owner.call(getMe, {})).data.business?.status
  await paid.provider.dispute(first)
  await workThrough(paid.app)
  expect(await status()).toBe('pending')
  paid.app.pass(days(1))
  await paid.provider.dispute(second)
  await workThrough(paid.app)
  expect(await status()).toBe('refused')
})

test('a dispute of which we hear only after it was won ends nothing', async () => {
  const { paid, reference, see, good } = await startVerified()
  const { app, provider } = paid
  const dispute = await provider.dispute(reference, { isLost: true })
  await provider.resolveDispute(dispute, 'declined')
  await workThrough(app)
  expect(await reconcileReversals(app.services)).toBe(1)
  expect(await see()).toEqual(good)
})
