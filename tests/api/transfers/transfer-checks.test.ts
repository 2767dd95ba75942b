import { describe, expect, test } from 'vitest'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import {
  getOwnership,
  listTransfers,
  offerTransfer,
  respondToTransfer,
} from '../../../src/api/transfers/transfers.ts'
import { maxContests } from '../../../src/domain/disputes/disputes.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { freshImei, registerCar, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { password, signIn, type User } from '../../support/users.ts'

/** A laptop and a motorbike of one owner. */
async function victimOf(app: TestApp) {
  const owner = await signIn(app)
  const laptop = await registerPhone(app, owner, 'FVHC41PZQ05N', {
    ...{ uuidType: 'serial-number', brand: 'Apple' },
  })
  const bike = await registerCar(app, owner, {
    ...{ vin: undefined, chassisNumber: 'MD2A11CZ8HWB1234', plateNumber: 'ABC-421KJ' },
  })
  return { owner, laptop, bike }
}

async function bothStolen(owner: User, { laptop, bike }: Awaited<ReturnType<typeof victimOf>>) {
  await report(owner, laptop.id, 'Stolen')
  await report(owner, bike.id, 'Stolen')
}

const disguises = [
  ['with the prefix of its barcode', 'SFVHC41PZQ05N', 'Apple'],
  ['with a letter that looks alike', 'FVHC41PZQO5N', 'Apple'],
  ['with a maker that is not of the list', 'FVHC41PZQ05N', 'Zzyzx'],
  ['of a chassis, as a serial number', 'MD2A11CZ8HWB1234', 'Bajaj'],
  ['of a plate, as a serial number', 'ABC421KJ', 'Toyota'],
] as const

describe.each(disguises)('a stolen number %s', (_, uuid, brand) => {
  const asset = { uuidType: 'serial-number', brand } as const

  test('is not offered, and its owner is told why', async () => {
    const app = await startTestApp({ limits: noLimits })
    const victim = await victimOf(app)
    await bothStolen(victim.owner, victim)
    const fence = await signIn(app)
    const { id } = await registerPhone(app, fence, uuid, asset)
    const { data } = await app.visit().call(verify, { identifier: uuid })
    expect(['clear', 'unknown']).not.toContain(data.verdict)
    const message = 'A number of this asset was reported, so you cannot transfer it now.'
    const offer = { id, email: 'buyer@example.com', password }
    expect(await refusalOf(fence.call(offerTransfer, offer))).toMatchObject({
      ...{ status: 409, message },
    })
    expect((await fence.call(getOwnership, { id })).data.refusal).toBe(message)
  })

  test('that was offered before the theft is told to the buyer, who cannot accept it', async () => {
    const app = await startTestApp({ limits: noLimits })
    const victim = await victimOf(app)
    const [fence, buyer] = [await signIn(app), await signIn(app)]
    const phone = await registerPhone(app, fence, uuid, asset)
    const { offer } = await offerPhone(app, fence, buyer.email, { phone })
    const checkNow = async () => (await buyer.call(listTransfers, {})).data.toMe[0]?.check
    expect(await checkNow()).toMatchObject({ verdict: 'clear' })
    await bothStolen(victim.owner, victim)
    expect(['lost', 'invalid']).toContain((await checkNow())?.verdict)
    const accept = buyer.call(respondToTransfer, { id: offer.id, answer: 'accept' })
    expect(await refusalOf(accept)).toMatchObject({ status: 409 })
    await buyer.call(respondToTransfer, { id: offer.id, answer: 'decline' })
  })
})

test.each([false, true])(
  'a number that somebody claims whose claim waits is not called clear to who is offered it, as lookups do not: hidden %s',
  async (hidden) => {
    const app = await startTestApp({ limits: noLimits })
    const [thief, owner, buyer] = [await signIn(app), await signIn(app), await signIn(app)]
    const imeis = Array.from({ length: maxContests + 1 }, freshImei)
    let phone = await registerPhone(app, thief, imeis[0])
    for (const imei of imeis.slice(1)) phone = await registerPhone(app, thief, imei)
    app.pass(1000)
    for (const imei of imeis) await registerPhone(app, owner, imei)
    await settleClaims(app.services)
    if (hidden) await thief.call(updateAsset, { id: phone.id, hidden })
    const { data } = await app.visit().call(verify, { identifier: imeis.at(-1) ?? '' })
    expect(data.verdict).toBe('unknown')
    await offerPhone(app, thief, buyer.email, { phone })
    const offers = (await buyer.call(listTransfers, {})).data
    expect(offers.toMe).toMatchObject([{ check: { verdict: 'unknown', message: data.message } }])
  },
)

test('two accounts that contest a number which looks like that of somebody else stop no sale of it', async () => {
  const app = await startTestApp()
  const [owner, one, other] = [await signIn(app), await signIn(app), await signIn(app)]
  const laptop = { uuidType: 'serial-number', brand: 'HP' } as const
  const { id } = await registerPhone(app, owner, '5CG8225L0W', laptop)
  for (const rival of [one, other]) {
    app.pass(1000)
    await registerPhone(app, rival, '5CG8225LOW', laptop)
  }
  expect((await owner.call(getOwnership, { id })).data.refusal).toBeNull()
})

test.each(['5CG8225LZW', '5CG8 225L ZW'])(
  'a report of the first groups of a number says nothing to the buyer of it: %s',
  async (uuid) => {
    const app = await startTestApp()
    const [owner, rival, buyer] = [await signIn(app), await signIn(app), await signIn(app)]
    const laptop = { uuidType: 'serial-number', brand: 'HP' } as const
    const phone = await registerPhone(app, owner, uuid, laptop)
    await report(rival, (await registerPhone(app, rival, '5CG8225L', laptop)).id, 'Lost')
    await offerPhone(app, owner, buyer.email, { phone })
    const [offer] = (await buyer.call(listTransfers, {})).data.toMe
    expect(offer?.check).toMatchObject({ verdict: 'clear' })
  },
)
