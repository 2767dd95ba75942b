import { globSync } from 'node:fs'
import { join } from 'node:path'
import {
  adminAssetPath,
  adminDisputePath,
  adminReportPath,
  assetPath,
  matchPath,
  paths,
  paymentPath,
  reportFindPath,
  reportPath,
  searchPath,
  userPath,
  watchPath,
} from '../../src/islands/paths.ts'
import type { DemoServer } from '../lib/demo-server.ts'
import { root } from '../lib/run.mjs'

export type Role = 'visitor' | 'owner' | 'admin'

/** How the API answers what the screen asks: as it is, not yet, with nothing, or with a refusal. */
export const states = ['full', 'loading', 'empty', 'error'] as const
export type State = (typeof states)[number]

export interface Screen {
  path: string
  as: Role
  states: readonly State[]
}

/** Every screen of the product, with records of the demo where one is needed. */
export async function screensOf(demo: DemoServer): Promise<Screen[]> {
  return [
    ...publicScreens(demo),
    ...(await ownerPaths(demo)).map((path) => ({ path, as: 'owner' as const, states })),
    ...(await adminPaths(demo)).map((path) => ({ path, as: 'admin' as const, states })),
  ]
}

/** The pages that are built, and those that are made for an address. */
function publicScreens({ identifiers }: DemoServer): Screen[] {
  const built = globSync('**/*.html', { cwd: join(root, 'dist/client') })
    .map((file) => `/${file.replace(/(^|[\\/])index\.html$|\.html$/, '')}`)
    .filter((path) => !/^\/(?:admin|dashboard)\b/.test(path))
    .sort()
  const lookups = [...identifiers.map(({ identifier }) => identifier), '490154203237518', '12345']
  const made = [
    ...lookups.map(searchPath),
    reportFindPath(identifiers[0]?.identifier ?? ''),
    watchPath(identifiers[2]?.identifier ?? ''),
    paymentPath('Premium', 'monthly'),
    '/found/NOSUCHCODE',
    '/certificate/NOSUCHNUMBER',
    '/merchant/no-such-shop',
  ]
  return [...new Set([...built, ...made])].map((path) => ({
    path,
    as: 'visitor',
    states: ['full'],
  }))
}

async function ownerPaths(demo: DemoServer): Promise<string[]> {
  const api = await apiOf(demo, demo.owner)
  const reports = await api.idsOf('/reports/user', 'reports')
  const [asset = ''] = await api.idsOf('/assets', 'assets')
  const [match] = await api.idsOf('/matches', 'matches')
  return [
    ...[paths.dashboard, paths.assets, paths.newAsset, paths.importAssets, paths.assetLabels],
    `${paths.assetLabels}?ids=${asset}`,
    ...[assetPath(asset), paths.reports, paths.newReport, paths.newFind],
    ...reports.map(reportPath),
    ...[paths.matches, ...(match ? [matchPath(match)] : []), paths.transfers],
    ...[paths.notifications, paths.notificationPreferences, paths.merchants],
    ...[paths.verifyBatch, paths.account],
  ]
}

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
    ...[paths.adminLogs, paths.adminSecurity],
  ]
}

/** Reads the ids of records as this user. */
async function apiOf({ origin, password }: DemoServer, email: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const login = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body })
  const { access_token } = (await login.json()) as { access_token: string }
  return {
    async idsOf(path: string, name: string): Promise<string[]> {
      const authorization = `Bearer ${access_token}`
      const response = await fetch(`${origin}/api${path}`, { headers: { authorization } })
      if (!response.ok) throw new Error(`${path} answers ${response.status}`)
      const { data } = (await response.json()) as { data: unknown }
      const rows = Array.isArray(data) ? data : (data as Record<string, unknown>)[name]
      if (!Array.isArray(rows)) throw new Error(`${path} has no list called ${name}`)
      return rows.map(({ id }: { id: string }) => id)
    },
  }
}
