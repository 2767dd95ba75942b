import { globSync } from 'node:fs'
import { join } from 'node:path'
import {
  adminAssetPath,
  adminDisputePath,
  adminReportPath,
  assetPath,
  foundPath,
  matchPath,
  merchantPath,
  paths,
  paymentPath,
  reportFindPath,
  reportPath,
  searchPath,
  userPath,
  watchPath,
} from '../../src/islands/paths.ts'
import { getProofPath, proofPath, publicLogPath } from '../../src/islands/proofs/proof-paths.ts'
import type { DemoServer } from '../lib/demo-server.ts'
import { root } from '../lib/run.mjs'

export type Role = 'visitor' | 'owner' | 'merchant' | 'admin' | 'super-admin'

/**
 * How the API answers what the screen asks: as it is, not yet, with nothing, or with a refusal.
 * `invalid` is a form that was sent empty.
 */
const states = ['full', 'loading', 'empty', 'error'] as const
export const allStates = [...states, 'invalid'] as const
export type State = (typeof allStates)[number]

export interface Screen {
  path: string
  as: Role
  states: readonly State[]
}

/** Every screen of the product, with records of the demo where one is needed. */
export async function screensOf(demo: DemoServer): Promise<Screen[]> {
  return [
    ...(await publicScreens(demo)),
    ...(await ownerPaths(demo)).map(screenAs('owner')),
    ...merchantPaths.map(screenAs('merchant')),
    ...(await adminPaths(demo)).map(screenAs('admin')),
    ...[paths.adminNewUser, paths.adminListings].map(screenAs('super-admin')),
  ]
}

const screenAs = (as: Role) => (path: string) => ({
  path,
  as,
  states: forms.has(path) ? ([...states, 'invalid'] as const) : states,
})

/** Screens whose one form is sent empty. */
const forms = new Set<string>([
  ...[paths.login, paths.signup, paths.forgotPassword, paths.reportFind],
  ...[paths.newAsset, paths.newReport, paths.newFind, paths.saleReceipt, paths.adminNewUser],
])

/** The pages that are built, and those that are made for an address. */
async function publicScreens(demo: DemoServer): Promise<Screen[]> {
  const { identifiers } = demo
  const built = oneOfEachKind(
    globSync('**/*.html', { cwd: join(root, 'dist/client') })
      .map((file) => `/${file.replace(/(^|[\\/])index\.html$|\.html$/, '')}`)
      .filter((path) => !/^\/(?:admin|dashboard)\b/.test(path))
      .sort(),
  )
  const lookups = [...identifiers.map(({ identifier }) => identifier), '490154203237518', '12345']
  const made = [
    ...lookups.map(searchPath),
    ...languages.map((language) => `/${language}${searchPath(lookups[0] ?? '')}`),
    ...(await signedPaths(demo)),
    reportFindPath(identifiers[0]?.identifier ?? ''),
    watchPath(identifiers[2]?.identifier ?? ''),
    ...[publicLogPath, paths.certificate],
    paymentPath('Premium', 'monthly'),
    '/found/NOSUCHCODE',
    '/certificate/NOSUCHNUMBER',
    '/merchant/no-such-shop',
  ]
  return [...new Set([...built, ...made])].map((path) => ({
    path,
    as: 'visitor',
    states: forms.has(path) ? ['full', 'invalid'] : ['full'],
  }))
}

const languages = ['pcm', 'yo', 'ig', 'ha'] as const

/**
 * Of pages that differ only in what they tell, the first: posts, and their categories and tags. Of
 * those in other languages, all that may overflow and the rest in one language.
 */
function oneOfEachKind(pages: readonly string[]): string[] {
  const kindOf = (path: string) =>
    path
      .replace(/^(\/blog\/(?:(?:tag|category)\/)?).+/, '$1*')
      .replace(/^\/(?:pcm|yo|ig|ha)(?=\/(?!report-a-find))/, '/*')
  return [...new Map(pages.toReversed().map((path) => [kindOf(path), path])).values()].toReversed()
}

/** A label, a merchant with its certificate, a proof, a sheet and a receipt. */
async function signedPaths(demo: DemoServer): Promise<string[]> {
  const api = await apiOf(demo, demo.owner)
  const shop = await apiOf(demo, demo.merchant)
  const [stolen, lost, clear] = demo.identifiers.map(({ identifier }) => identifier)
  const ids = (await api.idsOf('/assets', 'assets')).slice(0, 1)
  const [label] = await api.send<{ code: string }[]>('/assets/labels', { ids })
  const { merchants } = await shop.read<{
    merchants: { slug: string; certificateNumber: string }[]
  }>('/merchants')
  const proof = await api.send<Signed>('/verify/proof', { identifier: stolen, holder: 'Ada' })
  const { sheet } = await shop.send<{ sheet: Signed }>('/verify/batch', {
    identifiers: [stolen, lost, clear],
  })
  const receipt = await shop.send<Signed>('/merchants/receipts', {
    ...{ identifier: '490154203237518', item: 'Tecno Spark 10', buyer: 'Bola Ade' },
    price: 85_000,
  })
  return [
    foundPath(label?.code ?? ''),
    ...merchants.slice(0, 1).map(({ slug }) => merchantPath(slug)),
    ...merchants
      .slice(0, 1)
      .map(({ certificateNumber }) => `${paths.certificate}/${certificateNumber}`),
    getProofPath(lost ?? ''),
    ...[proof, sheet, receipt].map(({ jws }) => `${proofPath}#${jws}`),
  ]
}

interface Signed {
  number: string
  jws: string
}

async function ownerPaths(demo: DemoServer): Promise<string[]> {
  const api = await apiOf(demo, demo.owner)
  const reports = await api.idsOf('/reports/user', 'reports')
  // The newest is one that they found.
  const [, asset = ''] = await api.idsOf('/assets', 'assets')
  const [match] = await api.idsOf('/matches', 'matches')
  const [, report = ''] = reports
  const { assetId } = await api.read<{ assetId: string }>(`/reports/${report}`)
  return [
    ...[paths.dashboard, paths.assets, paths.newAsset, paths.importAssets, paths.assetLabels],
    `${paths.assetLabels}?ids=${asset}`,
    ...[assetPath(asset), paths.reports, paths.newReport, paths.newFind],
    ...reports.map(reportPath),
    ...[`${reportPath(report)}?edit=true`, `${paths.assetPoster}?id=${assetId}`],
    ...[paths.matches, ...(match ? [matchPath(match)] : []), paths.transfers],
    ...[paths.notifications, paths.notificationPreferences, paths.merchants],
    ...[paths.verifyBatch, paths.account],
  ]
}

const merchantPaths: readonly string[] = [
  ...[paths.dashboard, paths.merchants, paths.editListing, paths.saleReceipt],
  ...[paths.apiKeys, paths.webhooks],
]

async function adminPaths(demo: DemoServer): Promise<string[]> {
  const api = await apiOf(demo, demo.admin)
  const [report = ''] = await api.idsOf('/admin/items?status=pending', 'items')
  const [asset = ''] = await api.idsOf('/admin/assets', 'assets')
  const [dispute = ''] = await api.idsOf('/admin/disputes', 'disputes')
  const [user = ''] = await api.idsOf('/admin/users', 'users')
  return [
    ...[paths.admin, paths.adminItems, adminReportPath(report), paths.adminAssets],
    ...[adminAssetPath(asset), paths.adminDisputes, adminDisputePath(dispute)],
    ...[paths.adminComplaints, paths.adminMatches, paths.adminMerchants, paths.adminUsers],
    ...[userPath(user), `${userPath(user)}/edit`, `${userPath(user)}/reset-password`],
    ...[paths.adminNewUser, paths.adminPayments, paths.adminChecks, paths.adminMail],
    ...[`${paths.adminChecks}?show=enumeration`, paths.adminListings],
    ...[paths.adminLogs, paths.adminSecurity],
  ]
}

/** Reads and writes as this user. */
async function apiOf({ origin, password }: DemoServer, email: string) {
  const json = { 'content-type': 'application/json' }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const request = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }
    return fetch(`${origin}/api${path}`, request)
  }
  const login = await post('/auth/login', { email, password })
  const { access_token } = (await login.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const dataOf = async (path: string, response: Response) => {
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    return ((await response.json()) as { data: unknown }).data
  }
  const read = async (path: string) =>
    dataOf(path, await fetch(`${origin}/api${path}`, { headers }))
  return {
    read: async <Data>(path: string) => (await read(path)) as Data,
    send: async <Data>(path: string, body: unknown) =>
      (await dataOf(path, await post(path, body, headers))) as Data,
    async idsOf(path: string, name: string): Promise<string[]> {
      const data = await read(path)
      const rows = Array.isArray(data) ? data : (data as Record<string, unknown>)[name]
      if (!Array.isArray(rows)) throw new Error(`${path} has no list called ${name}`)
      return rows.map(({ id }: { id: string }) => id)
    },
  }
}
