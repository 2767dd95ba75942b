import { certificatePath, foundPath, merchantPath, paths } from '../../src/islands/paths.ts'
import { proofPath } from '../../src/islands/proofs/proof-paths.ts'
import type { DemoServer } from '../lib/demo-server.ts'
import { type Api, apiAs } from './api-as.ts'

/** The records of the demo that the pictures show. */
export interface Facts {
  /** `listed` is on a list of an authority. */
  numbers: Record<'stolen' | 'lost' | 'found' | 'registered' | 'underReview' | 'listed', string>
  /** Where the owner may pay, at the local stand-in of the payment provider. */
  checkout: string
  paths: Record<'label' | 'merchant' | 'certificate' | 'proof' | 'sheet' | 'receipt', string>
  own: Record<'asset' | 'match' | 'openMatch', string>
  /** The owner's reports, by status and stage: `Stolen active`. The oldest is `recovered`. */
  reports: Record<string, { id: string; assetId: string }>
  admin: Record<'report' | 'decided' | 'asset' | 'dispute' | 'user' | 'suspended', string>
}

export async function readFacts(demo: DemoServer): Promise<Facts> {
  const owner = await apiAs(demo, demo.owner)
  const merchant = await apiAs(demo, demo.merchant)
  const admin = await apiAs(demo, demo.admin)
  const [stolen = '', lost = '', registered = ''] = demo.identifiers.map((each) => each.identifier)
  const numbers = {
    ...{ stolen, lost, registered },
    found: await numberOf(admin, 'active', 'Found'),
    underReview: await numberOf(admin, 'pending', 'Stolen'),
    listed: await listedNumber(await apiAs(demo, demo.superAdmin)),
  }
  // The newest is one that they found.
  const [, asset = ''] = await owner.idsOf('/assets', 'assets')
  const reports =
    await owner.read<{ id: string; assetId: string; status: string; stage: string }[]>(
      '/reports/user',
    )
  const chatting = await apiAs(demo, demo.chatting)
  const { url: checkout } = await owner.send<{ url: string }>('/payments/checkout', {
    ...{ plan: 'Merchant', billing: 'Yearly', renew: false },
  })
  return {
    ...{ numbers, checkout },
    paths: await pathsOf(owner, merchant, numbers, asset),
    own: {
      asset,
      match: (await owner.idsOf('/matches', 'matches'))[0] ?? '',
      openMatch: (await chatting.idsOf('/matches', 'matches'))[0] ?? '',
    },
    reports: Object.fromEntries(
      reports.map(({ status, stage, id, assetId }, at) => [
        at === reports.length - 1 ? 'recovered' : `${status} ${stage}`,
        { id, assetId },
      ]),
    ),
    admin: {
      report: (await admin.idsOf('/admin/items?status=pending', 'items'))[0] ?? '',
      decided: (await admin.idsOf('/admin/items?status=active', 'items'))[0] ?? '',
      asset: (await admin.idsOf('/admin/assets', 'assets'))[0] ?? '',
      dispute: (await admin.idsOf('/admin/disputes', 'disputes'))[0] ?? '',
      user: (await admin.idsOf('/admin/users?search=ada', 'users'))[0] ?? '',
      suspended: (await admin.idsOf('/admin/users?status=suspended', 'users'))[0] ?? '',
    },
  }
}

/** A number of the list that lookups read. */
async function listedNumber(superAdmin: Api): Promise<string> {
  const { imports } = await superAdmin.read<{
    imports: { isCurrent: boolean; addedSamples: string[] }[]
  }>('/admin/listings')
  return imports.find(({ isCurrent }) => isCurrent)?.addedSamples[0] ?? ''
}

/** The number of the first report of this kind. */
async function numberOf(admin: Api, stage: string, status: string): Promise<string> {
  const { items } = await admin.read<{
    items: { reportStatus: string; identifiers: { value: string }[] }[]
  }>(`/admin/items?status=${stage}&limit=50`)
  return items.find(({ reportStatus }) => reportStatus === status)?.identifiers[0]?.value ?? ''
}

/** A label, a merchant with its certificate, a proof, a sheet and a receipt. */
async function pathsOf(
  owner: Api,
  merchant: Api,
  { stolen, lost, registered }: Facts['numbers'],
  asset: string,
): Promise<Facts['paths']> {
  const [label] = await owner.send<{ code: string }[]>('/assets/labels', { ids: [asset] })
  const { merchants } = await merchant.read<{
    merchants: { slug: string; certificateNumber: string }[]
  }>('/merchants')
  const [shop] = merchants
  const proof = await owner.send<Signed>('/verify/proof', { identifier: stolen, holder: 'Ada' })
  const { sheet } = await merchant.send<{ sheet: Signed }>('/verify/batch', {
    identifiers: [stolen, lost, registered],
  })
  const receipt = await merchant.send<Signed>('/merchants/receipts', {
    ...{ identifier: '490154203237518', item: 'Tecno Spark 10', buyer: 'Bola Ade' },
    price: 85_000,
  })
  const ofSigned = ({ jws }: Signed) => `${proofPath}#${jws}`
  return {
    label: foundPath(label?.code ?? ''),
    merchant: merchantPath(shop?.slug ?? ''),
    certificate: certificatePath(shop?.certificateNumber ?? paths.certificate),
    proof: ofSigned(proof),
    sheet: ofSigned(sheet),
    receipt: ofSigned(receipt),
  }
}

interface Signed {
  jws: string
}
