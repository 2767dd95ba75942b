import { expect } from 'vitest'
import { changeListingImport } from '../../../src/api/listings/listings.ts'
import { reviewMerchant } from '../../../src/api/merchants/applications.ts'
import { createSaleReceipt } from '../../../src/api/merchants/certificates.ts'
import { codeText, verifyProof } from '../../../src/domain/proofs/check-proof.ts'
import { verifyEd25519 } from '../../../src/server/lib/ed25519-key.ts'
import { checkJwks } from '../../../src/server/services/proofs/check-jwks.ts'
import { drawProof } from '../../../src/server/services/proofs/draw-proof.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { receivedList } from '../../support/listings.ts'
import { certifiedOf } from '../../support/merchants.ts'
import { confirmHere, signIn } from '../../support/users.ts'

async function shop(app: TestApp) {
  const seller = await signIn(app)
  return { seller, business: await certifiedOf(app, seller) }
}

const sale = { item: 'Samsung A15, black', price: 180_000, buyer: 'Bola' }

it('a receipt is a signed lookup proof that names the seller and their certificate', async () => {
  const app = await startTestApp()
  const { seller, business } = await shop(app)
  const { data } = await seller.call(createSaleReceipt, { identifier: freshImei(), ...sale })
  const result = await verifyProof(data.jws, await checkJwks(app.services), verifyEd25519)
  if (!result.valid) throw new Error(result.why)
  expect(result.claims).toMatchObject({
    verdict: 'unknown',
    holder: 'Bola',
    sale: {
      seller: business.name,
      certificate: business.certificateNumber,
      item: 'Samsung A15, black',
      price: 180_000,
    },
  })
  expect(codeText(result.claims, data.jws)).toBe(data.number)
  const pdf = await drawProof({ ...app.services, origin: app.services.publicOrigin }, data.jws, {
    ip: '',
  })
  expect(pdf.toString('latin1')).toContain(data.number)
})

it('a receipt names no other number than the one that is checked', async () => {
  const app = await startTestApp()
  const { seller } = await shop(app)
  const other = freshImei()
  for (const field of ['item', 'buyer']) {
    const words = { ...sale, [field]: `iPhone 13 Pro, IMEI ${other}` }
    const refusal = refusalOf(
      seller.call(createSaleReceipt, { identifier: 'KQ7L2291ZZ', ...words }),
    )
    expect(await refusal).toMatchObject({
      ...{
        status: 400,
        body: { fields: { [field]: expect.stringContaining('Leave out the number') } },
      },
    })
  }
  const own = { identifier: other, ...sale, item: `iPhone 13 Pro, IMEI ${other}` }
  await seller.call(createSaleReceipt, own)
})

it('a receipt for a reported item is refused, whether or not the report is confirmed', async () => {
  const app = await startTestApp()
  const { seller } = await shop(app)
  const owner = await signIn(app)
  for (const status of ['Lost', 'Stolen'] as const) {
    const identifier = freshImei()
    await report(owner, (await registerPhone(app, owner, identifier)).id, status)
    expect(await refusalOf(seller.call(createSaleReceipt, { identifier, ...sale }))).toMatchObject({
      status: 400,
      body: { fields: { identifier: expect.stringContaining('reported') } },
    })
  }
})

it('a receipt for an item that an authority lists is refused', async () => {
  const app = await startTestApp()
  const { seller } = await shop(app)
  const admin = await signIn(app, { role: 'super-admin' })
  await confirmHere(app, admin)
  const identifier = freshImei()
  const id = await receivedList(app, ['identifier', identifier])
  await seller.call(createSaleReceipt, { identifier, ...sale })
  await admin.call(changeListingImport, { id, act: 'apply' })
  expect(await refusalOf(seller.call(createSaleReceipt, { identifier, ...sale }))).toMatchObject({
    status: 400,
    body: { fields: { identifier: expect.stringContaining('authority') } },
  })
})

it('only a business with a valid certificate can create receipts', async () => {
  const app = await startTestApp()
  const { seller, business } = await shop(app)
  const receipt = (by = seller) => by.call(createSaleReceipt, { identifier: freshImei() })
  expect(await refusalOf(receipt(await signIn(app)))).toMatchObject({ status: 403 })
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(reviewMerchant, { id: business.id, status: 'suspended', reason: 'Complaints' })
  expect(await refusalOf(receipt())).toMatchObject({ status: 403 })
})

it('a receipt with a link or an invalid identifier is refused', async () => {
  const app = await startTestApp()
  const { seller } = await shop(app)
  const tried = (input: object) =>
    refusalOf(seller.call(createSaleReceipt, { identifier: freshImei(), ...input }))
  expect(await tried({ item: 'See cheap-phones.com' })).toMatchObject({
    body: { fields: { item: expect.any(String) } },
  })
  expect(await tried({ buyer: 'pay.com/now' })).toMatchObject({
    body: { fields: { buyer: expect.any(String) } },
  })
  expect(await tried({ identifier: 'hello' })).toMatchObject({
    body: { fields: { identifier: expect.any(String) } },
  })
})
