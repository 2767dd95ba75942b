import { expect, test } from 'vitest'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { listDisputes, resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { getOwnership } from '../../../src/api/transfers/transfers.ts'
import { updateUser } from '../../../src/api/users/admin-users.ts'
import { maxContests } from '../../../src/domain/disputes/disputes.ts'
import { lapseContests } from '../../../src/server/services/disputes/lapse-contests.ts'
import { days, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { contest } from '../../support/disputes.ts'
import { freshImei, registerPhone, report, uploadedImage } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { confirmHere, signIn, signInAgain, type User } from '../../support/users.ts'

const verdictOf = async (app: TestApp, identifier: string) =>
  (await app.visit().call(verify, { identifier })).data.verdict

async function setStatus(app: TestApp, admin: User, id: string, status: 'active' | 'suspended') {
  await confirmHere(app, admin)
  await admin.call(updateUser, { id, status, reason: 'Registers what is not theirs' })
}

const openDisputes = async (admin: User) =>
  (await admin.call(listDisputes, { status: 'open' })).data.disputes.length

test('the claim of a suspended account contests no earlier registration, and counts again when it is restored', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, admin, imei, one } = await contest(app)
  await setStatus(app, admin, second.id, 'suspended')
  expect(await verdictOf(app, imei)).toBe('clear')
  expect(await openDisputes(admin)).toBe(0)
  const { offer } = await offerPhone(app, first, 'buyer@example.com', { phone: one })
  expect(offer.state).toBe('open')
  await setStatus(app, admin, second.id, 'active')
  expect(await verdictOf(app, imei)).toBe('contested')
  expect(await openDisputes(admin)).toBe(1)
})

test('staff who registered a number first end no contest by suspending the account on the other side', async () => {
  const app = await startTestApp({ limits: noLimits })
  const first = await signIn(app, { role: 'admin' })
  const [second, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  const imei = freshImei()
  await registerPhone(app, first, imei)
  app.pass(1000)
  await registerPhone(app, second, imei)
  expect(await refusalOf(setStatus(app, first, second.id, 'suspended'))).toMatchObject({
    status: 403,
    body: { code: 'CONFLICT_OF_INTEREST' },
  })
  expect(await verdictOf(app, imei)).toBe('contested')
  await setStatus(app, admin, second.id, 'suspended')
})

test('staff clear no number of theirs by suspending an account whose claim to it waits', async () => {
  const app = await startTestApp({ limits: noLimits })
  const staff = await signIn(app, { role: 'admin' })
  const [owner, rival] = [await signIn(app), await signIn(app)]
  const contested = Array.from({ length: maxContests }, freshImei)
  for (const imei of contested) await registerPhone(app, owner, imei)
  const imei = freshImei()
  await registerPhone(app, staff, imei)
  app.pass(1000)
  for (const each of [...contested, imei]) await registerPhone(app, rival, each)
  expect(await verdictOf(app, imei)).toBe('unknown')
  expect(await refusalOf(setStatus(app, staff, rival.id, 'suspended'))).toMatchObject({
    status: 403,
    body: { code: 'CONFLICT_OF_INTEREST' },
  })
  expect(await verdictOf(app, imei)).toBe('unknown')
})

test('a loss that a suspended account reported goes on contesting, so that no thief clears it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { second, admin, imei, two } = await contest(app)
  await report(second, two.id, 'Lost')
  await setStatus(app, admin, second.id, 'suspended')
  expect(await verdictOf(app, imei)).toBe('contested')
  expect(await openDisputes(admin)).toBe(1)
})

test('who registers the phone of a suspended account gains no clear answer', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, admin, imei } = await contest(app)
  await setStatus(app, admin, first.id, 'suspended')
  expect(await verdictOf(app, imei)).toBe('contested')
  await setStatus(app, admin, second.id, 'suspended')
  expect(await verdictOf(app, imei)).toBe('contested')
})

test('what a lookup calls contested by a suspended account is a dispute, also beside an earlier claim that staff refused', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { second, admin, imei, dispute } = await contest(app)
  const decision = { status: 'decided' as const, ownerId: second.id, reason: 'The receipt' }
  await admin.call(resolveDispute, { id: dispute.id, ...decision })
  await setStatus(app, admin, second.id, 'suspended')
  await registerPhone(app, await signIn(app), imei)
  expect(await verdictOf(app, imei)).toBe('contested')
  expect(await openDisputes(admin)).toBe(1)
})

test('a suspended account wins no contest at the deadline, whatever it has shown', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, admin, imei, one, two } = await contest(app)
  await first.call(updateAsset, { id: one.id, receiptUrl: await uploadedImage(app) })
  await setStatus(app, admin, first.id, 'suspended')
  app.pass(days(8))
  expect(await lapseContests(app.services)).toBe(0)
  expect(await verdictOf(app, imei)).toBe('contested')
  const owner = await signInAgain(app, second)
  expect((await owner.call(getOwnership, { id: two.id })).data.contest).not.toBeNull()
})

test('a contest for the loss of a suspended account ends with the loss', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { second, admin, two } = await contest(app)
  const loss = await report(second, two.id, 'Lost')
  await setStatus(app, admin, second.id, 'suspended')
  expect(await openDisputes(admin)).toBe(1)
  await admin.call(moderateReport, {
    id: loss.id,
    status: 'inactive',
    reason: 'It is another phone',
  })
  expect(await openDisputes(admin)).toBe(0)
})
