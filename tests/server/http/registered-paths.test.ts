import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  isRenderedPageModule,
  renderedPageAt,
} from '../../../src/server/http/rendered/rendered-pages.ts'
import { root } from '../../architecture/imports.ts'
import { expectSecurityHeaders, raw } from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

interface BuiltRoute {
  /** `/merchant/[slug]` */
  route: string
  pattern: string
  prerender: boolean
  /** `project` marks this project's routes; Astro and its integrations have other values. */
  origin: string
}

/** The routes of the built manifest: everything Astro's handler would answer. */
function builtRoutes(): BuiltRoute[] {
  const built = readFileSync(join(root, 'dist/server/entry.mjs'), 'utf8')
  const start = built.indexOf('deserializeManifest({"rootDir"') + 'deserializeManifest('.length
  const end = built.indexOf('})', built.indexOf('"routes":[', start))
  // The manifest ends at the first `})` where the text before it parses as JSON.
  for (let at = end; at > 0; at = built.indexOf('})', at + 1)) {
    try {
      const { routes } = JSON.parse(built.slice(start, at + 1))
      return routes.map(({ routeData }: { routeData: BuiltRoute }) => routeData)
    } catch {}
  }
  throw new Error('The build has no manifest that can be read.')
}

const routes = builtRoutes()
const sample = (route: string) =>
  route
    .replace('[language]', 'ha')
    .replace(/\[\.{3}\w+\]/g, 'a/b')
    .replace(/\[(\w+)\]/g, 'sample')
const added = routes.filter(({ origin }) => origin !== 'project')

const { origin, isRunning } = await startTestServer(afterAll)
const { host } = new URL(origin)
const get = (target: string, ...headers: string[]) =>
  raw(origin, [`GET ${target} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n'))

describe('routes that the framework adds to the build', () => {
  it('are all known to this test: the manifest is read completely', () => {
    expect(routes.length).toBeGreaterThan(20)
    expect(added.map(({ route }) => route)).toContain('/_image')
  })

  it('are not rendered, and only the project’s routes are', () => {
    const ours = routes.filter(({ prerender, origin }) => !prerender && origin === 'project')
    expect(ours.map(({ route }) => route.replace(/\[(\w+)\]/g, '{$1}')).sort()).toEqual(
      ours
        .map(({ route }) =>
          renderedPageAt(sample(route))?.pattern.replace(/^\/ha\b/, '/{language}'),
        )
        .sort(),
    )
    expect(ours.length).toBe(8)
    // No other first segment is a language.
    expect(renderedPageAt('/fr/search')).toBeUndefined()
    for (const { route } of added) expect(renderedPageAt(sample(route)), route).toBeUndefined()
  })

  it.each(added.map(({ route }) => sample(route)))(
    '%s is not reachable from outside',
    async (path) => {
      const missing = await get('/there-is-no-such-page')
      const query = '?href=/share/home.png&w=101&f=avif&q=max&e=x&p=&s='
      for (const target of [
        path + query,
        `${path}/${query}`,
        path.replace('_', '%5f') + query,
        path.replace('_', '%5F') + query,
        `/.${path}${query}`,
      ]) {
        for (const headers of [[], ['X-Astro-Path: /_image'], ['X-Forwarded-Host: evil.example']]) {
          const answer = await get(target, ...headers)
          expect(answer.status, target).toBe(404)
          expect(answer.body, target).toBe(missing.body)
          expectSecurityHeaders(answer.headers, target)
        }
      }
      // Parsed as another path by software that treats a backslash as a slash, decodes twice, or
      // removes dots.
      const name = path.slice(1)
      for (const target of [
        `/found/x\\..\\..\\${name}`,
        `/found/x%5C..%5C..%5C${name}`,
        `/found/x%2f..%2f..%2f${name}`,
        `/found/%252e%252e/${name}`,
        `/found/%252e%252e%252f${name}`,
        `/found/..;/${name}`,
        `/found/.\\.\\${name}`,
        `/merchant\\..\\${name}`,
        `/search\\..\\${name}`,
        `/search/../${name}`,
        `/search;/../${name}`,
        `\\${name}`,
        `/%5c${name}`,
        `//${name}`,
        `/${name}#`,
        `/search#/../${name}`,
      ]) {
        const { status, headers } = await get(target + query)
        expect([400, 404], target).toContain(status)
        expect(headers['content-type'] ?? '', target).not.toContain('image/')
      }
    },
  )

  it('are not reachable by another method', async () => {
    for (const method of ['POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT']) {
      const sends = `${method} /_image HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`
      expect((await raw(origin, sends)).status, method).toBe(405)
    }
    expect(isRunning()).toBe(true)
  })
})

describe('rendered routes', () => {
  it('are found in each spelling that a browser sends', async () => {
    for (const path of ['/search', '/search/', '/certificate', '/certificate/', '/%73earch']) {
      expect((await get(path)).status, path).toBe(200)
    }
    const missing = await get('/there-is-no-such-page')
    for (const path of ['/found/ABCD-EFGH', '/found/%C3%A9', '/found/a%20b', '/merchant/a%26b']) {
      const { status, body } = await get(path)
      expect(status, path).toBe(404)
      expect(body, path).not.toBe(missing.body)
    }
  })
})

describe('a form that the browser itself sends to the path of a page', () => {
  const post = (target: string, body = 'email=ada%40example.com&password=secret') =>
    raw(
      origin,
      `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )

  it('leads back to that page, with its query and with nothing of what was sent', async () => {
    for (const target of [
      ...['/login', '/login/?redirect=%2Fdashboard', '/signup', '/forgot-password', '/verify'],
      ...['/reset-password?token=of-a-mail', '/report-a-find?uid=1', '/ha/report-a-find'],
      ...['/payment', '/verify-business', '/business-products', '/merchant', '/', '/dashboard/x'],
      ...['/search?uid=1', '/found/ABCD-EFGH', '/certificate', '/merchant/somebody'],
    ]) {
      const { status, headers, body } = await post(target)
      expect({ target, status, location: headers['location'], body }).toEqual({
        ...{ target, status: 303, location: target, body: '' },
      })
      expect(headers['cache-control'], target).toBe('no-store')
      expectSecurityHeaders(headers, target)
    }
  })

  it('leads nowhere from a path that is no page', async () => {
    for (const target of [
      ...['/nothing-here', '/uploads/x.webp', '/favicon.svg', '/states.json', '/log/checkpoint'],
      ...['/badge/x.svg', '/dev/mail', '/service-worker.js', '/_image'],
      ...['/%5cevil.example', '/%2Fevil.example', '/found/%5cevil.example/..'],
    ]) {
      const { status, headers } = await post(target)
      expect(status, target).not.toBe(303)
      expect(headers['location'], target).toBeUndefined()
    }
  })

  it('is refused for a URL so long that nginx would take the answer for a failure of the server', async () => {
    const long = 'x'.repeat(7000)
    const answers = [
      ...[await post(`/login?${long}`), await post(`/found/${long}`)],
      ...[await get(`/login.?${long}`), await get(`/Search?uid=${long}`)],
    ]
    for (const { status, headers } of answers) {
      expect(status).toBe(414)
      expect(JSON.stringify(headers).length).toBeLessThan(4096)
      expectSecurityHeaders(headers, '')
    }
  })
})

it('each page that is rendered on request is imported after the start, and no other module', () => {
  const pages = [
    'search_CrGgt7nz.mjs',
    'log_DpCjG1ca.mjs',
    'index_B9nzLIOh.mjs',
    '_number__Dp_UFIt4.mjs',
    '_code__CUjt39YJ.mjs',
    '_slug__ChkDTghg.mjs',
  ]
  const others = ['login_B1.mjs', '_astro_assets_Bn4ofbs5.mjs', 'console_CdBwB1iU.mjs']
  expect([...pages, ...others].filter(isRenderedPageModule)).toEqual(pages)
})
