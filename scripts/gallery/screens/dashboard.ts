import {
  assetPath,
  matchPath,
  newAssetPath,
  paths,
  reportPath,
} from '../../../src/islands/paths.ts'
import { click, fill, inOrder, open, send, unfold } from '../acts.ts'
import type { Facts } from '../facts.ts'
import { listStates, paper, type Role, recordStates, type Screen, type States } from '../screen.ts'
import { secondFactorStates } from './second-factor.ts'

const screen =
  (as: Role) =>
  (route: string, states: States, path = route): Screen => ({ route, as, path, states })

const of = screen('owner')
const ofShop = screen('merchant')

const form: States = {
  ...{ full: {}, 'errors at fields': { act: send } },
  offline: { answers: 'offline' },
}
const firstUse = { 'first use': { as: 'newcomer' } } satisfies States
/** A user who has only just paid for the plan of a merchant. */
const newShop = { 'first use of a shop': { as: 'new shop' } } satisfies States

/** The assets of a shop, with a line that cannot be read. */
const csv = [
  'Type,Name,Description,Brand,IMEI 1',
  'Gadget,Shop phone,Black in a blue case,Tecno,490154203237518',
  'Gadget,Till phone,Gold,Tecno,490154203237519',
].join('\n')

/** The screens of an owner and of a merchant. */
export function dashboardScreens(facts: Facts): Screen[] {
  const { numbers, own, reports } = facts
  const [stolen, lost] = [reports['Stolen active'], reports['Lost active']]
  const report = (kind: string) => ({ path: reportPath(reports[kind]?.id ?? 'none') })
  return [
    of(paths.dashboard, {
      ...listStates,
      ...firstUse,
      ...newShop,
      merchant: { as: 'merchant' },
      applicant: { as: 'applicant' },
      'refused business': { as: 'refused' },
      more: { act: open(/^More/), widths: [360, 768] },
    }),
    of(paths.assets, {
      ...listStates,
      ...firstUse,
      searched: { act: (page) => page.locator('main input').first().fill('Galaxy') },
      'things found': { act: click('Things you found') },
    }),
    of(
      `${paths.assets}/$id`,
      {
        ...recordStates,
        missing: { path: assetPath('none'), isMissing: true },
        transfer: { act: open('Transfer to a new owner') },
        menu: { act: open('Actions') },
      },
      assetPath(own.asset),
    ),
    of(paths.newAsset, {
      ...{ full: {}, offline: { answers: 'offline' } },
      'errors at fields': { act: inOrder(click(/Gadget/, 'radio'), send) },
      'from a lookup': { path: newAssetPath('490154203237518', 'Stolen') },
      vehicle: { act: click(/Vehicle/, 'radio') },
      unfolded: { act: unfold },
    }),
    of(paths.importAssets, {
      full: {},
      rows: {
        act: (page) =>
          page
            .locator('input[type="file"]')
            .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }),
      },
    }),
    of(paths.assetLabels, {
      'none chosen': {},
      full: { path: `${paths.assetLabels}?ids=${own.asset}` },
      'on paper': { path: `${paths.assetLabels}?ids=${own.asset}`, isPaper: true, widths: paper },
    }),
    of(
      paths.assetPoster,
      { full: {}, 'on paper': { isPaper: true, widths: paper }, error: { answers: 'error' } },
      `${paths.assetPoster}?id=${stolen?.assetId}`,
    ),
    of(paths.reports, { ...listStates, ...firstUse }),
    of(paths.newReport, { ...form, stolen: { path: `${paths.newReport}?status=Stolen` } }),
    of(paths.newFind, form),
    of(
      `${paths.reports}/$id`,
      {
        ...recordStates,
        missing: { path: reportPath('none'), isMissing: true },
        'mark as found': { act: open('Mark as found') },
        unfolded: { act: unfold },
        edit: { path: `${reportPath(lost?.id ?? 'none')}?edit=true` },
        lost: report('Lost active'),
        found: report('Found active'),
        recovered: report('recovered'),
        rejected: report('Stolen inactive'),
      },
      reportPath(stolen?.id ?? 'none'),
    ),
    of(paths.matches, { ...listStates, ...firstUse }),
    of(
      `${paths.matches}/$id`,
      {
        ...recordStates,
        missing: { path: matchPath('none'), isMissing: true },
        conversation: { as: 'chatting', path: matchPath(own.openMatch) },
      },
      matchPath(own.match),
    ),
    of(paths.transfers, {
      ...listStates,
      checked: { act: click(/I have it with me/, 'checkbox') },
    }),
    of(paths.notifications, { ...listStates, ...firstUse }),
    of(paths.notificationPreferences, listStates),
    of(paths.verifyBatch, {
      ...form,
      ...newShop,
      rows: {
        as: 'merchant',
        act: inOrder(fill({ Identifiers: `${Object.values(numbers).join('\n')}\n12345` }), send),
      },
      'too many requests': {
        answers: 'too-many',
        act: inOrder(fill({ Identifiers: numbers.lost }), send),
      },
    }),
    of(paths.account, {
      ...recordStates,
      'free plan': { as: 'newcomer' },
      merchant: { as: 'merchant' },
      unfolded: { act: unfold },
      'edit profile': { act: click('Edit Profile') },
      'second factor': {
        ...secondFactorStates['set up'],
        act: inOrder(unfold, secondFactorStates['set up'].act),
      },
    }),
    of(paths.merchants, {
      'no business': {},
      ...newShop,
      full: { as: 'merchant' },
      applicant: { as: 'applicant' },
      refused: { as: 'refused' },
      error: { as: 'merchant', answers: 'error' },
      loading: { as: 'merchant', answers: 'loading' },
    }),
    ofShop(paths.editListing, {
      ...{ full: {}, 'errors at fields': { act: inOrder(fill({ 'Phone number': '1' }), send) } },
    }),
    ofShop(paths.saleReceipt, { ...form, ...newShop, 'other plan': { as: 'newcomer' } }),
    ofShop(paths.apiKeys, { ...listStates, ...newShop, create: { act: click('Create a key') } }),
    ofShop(paths.webhooks, { ...listStates, ...newShop, add: { act: open('Add endpoint') } }),
    ofShop(paths.watches, { ...listStates, ...newShop }),
  ]
}
