import { expect, test } from 'vitest'
import { createSaleReceipt } from '../../../src/api/merchants/certificates.ts'
import { createProof } from '../../../src/api/proofs/proofs.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { registerPhone, report } from '../../support/factories.ts'
import { certifiedOf } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

const identifier = 'KQ7L2291ZZ'

async function lostSerial(app: TestApp, serial: string, brand: string) {
  const owner = await signIn(app)
  const asset = { uuidType: 'serial-number', brand } as const
  await report(owner, (await registerPhone(app, owner, serial, asset)).id, 'Lost')
}

test.each([
  ['MacBook Pro M1, C02XK0ABJGH5', 'C02XK0ABJGH5'],
  ['Dell 8XK2PQ2', '8XK2PQ2'],
  ['Lenovo PF2X9K3L', 'PF2X9K3L'],
  ['Galaxy R58N7 77ABCD', 'R58N777ABCD'],
  ['HP EliteBook 840 G5 i5-8350U, 5CG8225LZW', '5CG8225LZW'],
  ['MacBook F2LW48XJHG7F model:A2337', 'F2LW48XJHG7F'],
  // Digits of other scripts and forms.
  ['５ＣＧ８２２５ＬＺＷ', '5CG8225LZW'],
  ['٥CG٨٢٢٥LZW', '5CG8225LZW'],
  ['HP ⁵CG⁸²²⁵LZW', '5CG8225LZW'],
  ['Laptop ❺CG❽❷❷❺LZW', '5CG8225LZW'],
  ['⓹CG⓼⓶⓶⓹LZW', '5CG8225LZW'],
  ['Lenovo 🅿🅵2🅧9🅚3🅛', 'PF2X9K3L'],
])(
  'words of a receipt or proof that name a reported thing are refused: %s',
  async (item, serial) => {
    const app = await startTestApp({ limits: noLimits })
    const shop = await signIn(app)
    await certifiedOf(app, shop)
    await shop.call(createSaleReceipt, { identifier, item })
    await app.visit().call(createProof, { identifier, holder: item })
    // The number that is checked may stand there.
    await lostSerial(app, serial, 'Asus')
    await app.visit().call(createProof, { identifier: serial, holder: item })
    const refusals = [
      await refusalOf(shop.call(createSaleReceipt, { identifier, item })),
      await refusalOf(shop.call(createSaleReceipt, { identifier, buyer: item })),
      await refusalOf(app.visit().call(createProof, { identifier, holder: item })),
    ]
    for (const [at, field] of ['item', 'buyer', 'holder'].entries()) {
      const message = `Leave out the number ${serial}. A proof shows only the number that was checked.`
      expect(refusals[at]).toMatchObject({ status: 400, body: { fields: { [field]: message } } })
    }
  },
)

test('no registration of the name of a model stops the receipts for it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const shop = await signIn(app)
  await certifiedOf(app, shop)
  for (const name of ['13PRO', '2015', 'E7470', '840G5', 'PRO2020', 'IPHONE13PRO'])
    await lostSerial(app, name, 'Apple')
  for (const sizes of ['8/256GB', '4GB128GB', '16GB1TB']) await lostSerial(app, sizes, 'HP')
  const items = ['iPhone 13 Pro Max 256GB', 'Toyota Corolla 2015', 'Dell Latitude E7470']
  for (const item of [
    ...items,
    'HP EliteBook 840 G5 i5-8350U',
    'MacBook Pro 2020',
    'iPhone 13 Pro',
    'Tecno Spark 10 Pro 8/256GB',
    'Redmi 10C 4GB/128GB',
    'MacBook Pro 16GB/1TB',
  ])
    await shop.call(createSaleReceipt, { identifier, item })
})

test.each(['Toyota Corolla plate KTU 318 GB', 'Toyota KTU-318GB', 'HP EliteBook S/N 5CG0417QRT'])(
  'words of a receipt or proof with a plate, or a number behind a label, are refused: %s',
  async (holder) => {
    const app = await startTestApp({ limits: noLimits })
    const refusal = await refusalOf(app.visit().call(createProof, { identifier, holder }))
    expect(refusal).toMatchObject({
      status: 400,
      body: { fields: { holder: expect.stringContaining('Leave out the number') } },
    })
  },
)
