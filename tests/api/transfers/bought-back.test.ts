import { expect, test } from 'vitest'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { answerContest } from '../../../src/api/disputes/contests.ts'
import { resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { respondToTransfer } from '../../../src/api/transfers/transfers.ts'
import { maxContests } from '../../../src/domain/disputes/disputes.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { hours, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { contest } from '../../support/disputes.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { confirmHere, password, signIn, type User } from '../../support/users.ts'

const verdictOf = async (app: TestApp, identifier: string) =>
  (await app.visit().call(verify, { identifier })).data.verdict

type Sides = Awaited<ReturnType<typeof contest>>

/** The first user's other phone, which had the number until then. */
async function changeNumber(app: TestApp, user: User, id: string, uuid = freshImei()) {
  await confirmHere(app, user)
  await user.call(updateAsset, { id, uuid, uuidType: 'imei1' })
}

async function buyBack(app: TestApp, { first, second, two }: Sides) {
  const { offer } = await offerPhone(app, second, first.email, { phone: two })
  await first.call(respondToTransfer, { id: offer.id, answer: 'accept' })
}

test('who gave a phone up and buys it back may contest the thief who registers it, and sell it when nobody does', async () => {
  const app = await startTestApp({ limits: noLimits })
  const sides = await contest(app)
  const { first, imei, one, two } = sides
  await first.call(answerContest, { id: one.id, answer: 'not-mine', password })
  await changeNumber(app, first, one.id)
  await buyBack(app, sides)
  expect(await verdictOf(app, imei)).toBe('clear')
  const thief = await signIn(app)
  const theirs = await registerPhone(app, thief, imei)
  expect(await verdictOf(app, imei)).toBe('contested')
  const statement = 'I bought it back'
  await first.call(answerContest, { id: two.id, answer: 'mine', statement })
  const stolen = { phone: theirs }
  expect(await refusalOf(offerPhone(app, thief, 'buyer@example.com', stolen))).toMatchObject({
    status: 409,
  })
  await changeNumber(app, thief, theirs.id)
  await offerPhone(app, first, 'buyer@example.com', { phone: two })
})

test('after a decision of staff, and a dispute that was opened again, no registration makes the loss of a buyer clear', async () => {
  const app = await startTestApp({ limits: noLimits })
  const sides = await contest(app)
  const { first, second, admin, imei, one, two, dispute } = sides
  const decision = { status: 'decided' as const, ownerId: second.id, reason: 'The receipt' }
  await admin.call(resolveDispute, { id: dispute.id, ...decision })
  await changeNumber(app, first, one.id)
  const third = await signIn(app)
  const theirs = await registerPhone(app, third, imei)
  await changeNumber(app, third, theirs.id)
  await buyBack(app, sides)
  await report(first, two.id, 'Lost')
  expect(await verdictOf(app, imei)).toBe('lost')
  await registerPhone(app, await signIn(app), imei)
  expect(await verdictOf(app, imei)).toBe('contested')
})

test('who buys a number that waited for its seller and is nobody else’s by now has a claim that counts: no registration makes its loss clear', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [first, seller, buyer] = [await signIn(app), await signIn(app), await signIn(app)]
  const registerTwice = async (imei = freshImei()) => {
    const earlier = await registerPhone(app, first, imei)
    return { earlier, later: await registerPhone(app, seller, imei) }
  }
  for (let contests = 0; contests < maxContests; contests++) await registerTwice()
  const imei = freshImei()
  const { earlier, later } = await registerTwice(imei)
  await changeNumber(app, first, earlier.id)
  const { offer } = await offerPhone(app, seller, buyer.email, { phone: later })
  await buyer.call(respondToTransfer, { id: offer.id, answer: 'accept' })
  await report(buyer, later.id, 'Lost')
  expect(await verdictOf(app, imei)).toBe('lost')
  await registerPhone(app, await signIn(app), imei)
  app.pass(hours(2))
  await settleClaims(app.services)
  expect(await verdictOf(app, imei)).toBe('contested')
})
