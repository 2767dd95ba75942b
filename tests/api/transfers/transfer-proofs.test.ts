import { expect, test } from 'vitest'
import { createProof } from '../../../src/api/proofs/proofs.ts'
import { listTransfers, offerTransfer } from '../../../src/api/transfers/transfers.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { freshImei, registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn } from '../../support/users.ts'

test('an offer can include a proof of its item, by number or text, and the buyer sees its verdict', async () => {
  const app = await startTestApp()
  const [seller, buyer] = [await signIn(app), await signIn(app)]
  const anyone = app.visit()
  for (const form of ['number', 'jws'] as const) {
    const imei = freshImei()
    const { id } = await registerPhone(app, seller, imei)
    const { data: proof } = await anyone.call(createProof, { identifier: imei })
    const offer = { id, email: buyer.email, password, proof: proof[form] }
    const { data: sent } = await seller.call(offerTransfer, offer)
    expect(sent.proofNumber).toBe(proof.number)
    const { data } = await buyer.call(listTransfers, {})
    expect(data.toMe[0]?.proof).toEqual({
      number: proof.number,
      verdict: 'clear',
      underReview: false,
      asOf: app.clock.now,
    })
  }
})

test('a proof of another item, a forged proof and an unknown number are refused', async () => {
  const app = await startTestApp()
  const [seller, buyer] = [await signIn(app), await signIn(app)]
  const { id } = await registerPhone(app, seller, freshImei())
  const { data: other } = await app.visit().call(createProof, { identifier: freshImei() })
  const forged = other.jws.replace(/.(?=.{40}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  for (const [proof, message] of [
    [other.number, 'This proof is about another item.'],
    [other.jws, 'This proof is about another item.'],
    [forged, 'There is no proof with this number, or the proof is not genuine.'],
    ['T-0000-0000', 'There is no proof with this number, or the proof is not genuine.'],
    ['hello', 'There is no proof with this number, or the proof is not genuine.'],
  ] as const) {
    const offered = seller.call(offerTransfer, { id, email: buyer.email, password, proof })
    expect(await refusalOf(offered)).toMatchObject({
      status: 400,
      body: { fields: { proof: message } },
    })
  }
  expect(await app.database.read.selectFrom('transfers').selectAll().execute()).toEqual([])
})

test('twenty offers with a proof at once are all made', async () => {
  const app = await startTestApp({ limits: noLimits })
  const seller = await signIn(app)
  const offers = []
  for (let index = 0; index < 20; index++) {
    const imei = freshImei()
    const { id } = await registerPhone(app, seller, imei)
    const { data: proof } = await app.visit().call(createProof, { identifier: imei })
    offers.push({ id, email: `buyer${index}@toju.test`, password, proof: proof.number })
  }
  const made = await Promise.all(offers.map((offer) => seller.call(offerTransfer, offer)))
  expect(made.map(({ data }) => data.proofNumber)).toEqual(offers.map(({ proof }) => proof))
})
