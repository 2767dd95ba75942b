import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Facts } from '../../scripts/gallery/facts.ts'
import { screensOf } from '../../scripts/gallery/screens.ts'
import * as adminRoutes from '../../src/islands/admin/routes.ts'
import * as dashboardRoutes from '../../src/islands/dashboard/routes.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { root } from './imports.ts'

/** Pages that the server writes itself. */
const served = ['/dev/mail', '/dev/phone']
/** Pages that are not on the server. */
const elsewhere = (route: string) => !route.startsWith('/')

const facts: Facts = {
  numbers: { stolen: '1', lost: '2', found: '3', registered: '4', underReview: '5', listed: '6' },
  checkout: 'http://localhost:1/checkout/x',
  paths: {
    ...{ label: '/found/x', merchant: '/merchant/x', certificate: '/certificate/x' },
    ...{ proof: '/c#x', sheet: '/c#x', receipt: '/c#x' },
  },
  own: { asset: 'x', match: 'x', openMatch: 'x' },
  reports: { 'Stolen active': { id: 'x', assetId: 'x' } },
  admin: { report: 'x', decided: 'x', asset: 'x', dispute: 'x', user: 'x', suspended: 'x' },
}
const screens = screensOf(facts)

/** `/blog/[slug]` for `src/pages/blog/[slug].astro`. The apps' routes are in tables of their own. */
const pageRoutes = globSync('**/*.astro', { cwd: `${root}/src/pages` })
  .filter((file) => !/(?:^|\/)_|\[\.\.\./.test(file))
  .map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.astro$/, '')}`)

interface Routed {
  options: { path?: string; getParentRoute?: () => unknown }
}

/** `/dashboard/assets/$id`, also for a route that names only its part of the path. */
function pathOf({ options: { path = '', getParentRoute } }: Routed): string {
  if (path.startsWith('/')) return path
  const parent = getParentRoute?.() as Routed | undefined
  return `${parent ? pathOf(parent) : ''}/${path}`
}

const appRoutes = [dashboardRoutes, adminRoutes].flatMap(({ root: _, ...routes }) =>
  Object.values(routes as Record<string, Routed>).map(pathOf),
)

describe('the gallery', () => {
  it('shows every screen, and none twice', () => {
    const shown = screens.map(({ route }) => route)
    expect(new Set(shown).size).toBe(shown.length)
    const onServer = shown.filter((route) => !elsewhere(route)).sort()
    expect(onServer).toEqual([...pageRoutes, ...appRoutes, ...served].sort())
  })

  it('takes each screen on a path of its own route', () => {
    for (const { route, path, states } of screens.filter((each) => !elsewhere(each.route))) {
      const segment = route.replace(/\[\w+\]|\$\w+/g, '[^/]+')
      const paths = [path, ...Object.values(states).flatMap((state) => state.path ?? [])]
      expect(paths.filter((each) => new RegExp(`^${segment}(?:[?#].*)?$`).test(each))).not.toEqual(
        [],
      )
    }
  })

  it('replies only for endpoints that the API has', () => {
    const replies = screens
      .flatMap(({ states }) => Object.values(states))
      .flatMap(({ answers }) => (Array.isArray(answers) ? answers : []))
    expect(replies.length).toBeGreaterThan(0)
    for (const { endpoint } of replies) expect(endpoints).toContain(endpoint)
  })
})
