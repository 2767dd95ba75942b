import { createHash } from 'node:crypto'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { readStaticFiles } from '../../../src/server/http/static-files.ts'
import { site } from '../../../src/site.ts'
import { freePort } from '../../support/server/free-port.ts'
import { expectSecurityHeaders, type RawAnswer, raw } from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const client = fileURLToPath(new URL('../../../dist/client/', import.meta.url))
const { origin } = await startTestServer(afterAll)
/** A server that has lost data some of its pages need. */
const broken = await startTestServer(afterAll)
const records = new DatabaseSync(join(broken.dataDir, 'toju.sqlite'))
records.exec('PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = OFF')
records.exec('DROP TABLE merchants; DROP TABLE identifiers')
records.close()

function ask(path: string, headers: Record<string, string> = {}, method = 'GET', at = origin) {
  const lines = Object.entries({ Host: new URL(at).host, ...headers }).map((each) =>
    each.join(': '),
  )
  return raw(at, [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
}
const bytes = ({ body }: RawAnswer) => Buffer.from(body, 'latin1')

/** A built file with the server's origin in place of the placeholder. */
const fileAt = (name: string, at = new URL(origin.replace('127.0.0.1', 'localhost'))) =>
  Buffer.from(
    readFileSync(join(client, name), 'utf8')
      .replaceAll(site.origin, at.origin)
      .replaceAll(new URL(site.origin).host, at.host),
  )
const homeFile = fileAt('index.html')

it('a build with a page without a policy is not served', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toju-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/index.html'), '<p>')
  const policies = (list: object) =>
    writeFileSync(join(folder, 'policies.json'), JSON.stringify(list))
  policies({ 'index.html': "default-src 'self';" })
  const page = readStaticFiles(join(folder, 'client')).get('/')
  expect(page?.headers['content-security-policy']).toBe(
    "default-src 'self'; frame-ancestors 'none'",
  )
  policies({})
  expect(() => readStaticFiles(join(folder, 'client'))).toThrow('no policy for /index.html')
})
const script = globSync('_astro/*.js', { cwd: client })[0] ?? ''

it('scripts and styles of the last builds are still served after a deploy, and older ones are deleted', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-data-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(join(dataDir, 'builds'))
  const old = (n: number) => `/_astro/LoginForm.old${n}.js`
  for (const n of [1, 2, 3, 4]) {
    const file = join(dataDir, `builds/${n}.json`)
    writeFileSync(file, JSON.stringify({ [old(n)]: `run(${n})`, [`/${script}`]: 'older()' }))
    utimesSync(file, n * 1000, n * 1000)
  }
  const server = await startTestServer(onTestFinished, { DATA_DIR: dataDir })
  for (const n of [2, 3, 4]) {
    const { status, headers, body } = await ask(old(n), {}, 'GET', server.origin)
    expect({ status, body }).toEqual({ status: 200, body: `run(${n})` })
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
  expect((await ask(old(1), {}, 'GET', server.origin)).status).toBe(404)
  const compressed = await ask(old(4), { 'Accept-Encoding': 'br' }, 'GET', server.origin)
  expect(brotliDecompressSync(bytes(compressed)).toString()).toBe('run(4)')
  // A file of the current build is that of the current build.
  expect((await ask(`/${script}`, {}, 'GET', server.origin)).body).not.toContain('older()')
  const [current, ...more] = readdirSync(join(dataDir, 'builds')).filter((name) => name.length > 6)
  expect([current?.length, more]).toEqual([21, []])
})

describe('PUBLIC_ORIGIN', () => {
  it('is the start of every URL of this site in pages, sitemap, feed, robots.txt and share pictures', async () => {
    const at = 'https://registry.example'
    const PORT = String(await freePort())
    const server = await startTestServer(onTestFinished, { PUBLIC_ORIGIN: at, MAIL: 'log', PORT })
    const host = new URL(at).host
    const textOf = async (path: string) => {
      const { body } = await ask(path, { Host: host }, 'GET', server.origin)
      expect(body, path).not.toContain('.invalid')
      return body
    }
    const named = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
    for (const path of ['/', '/blog/how-to-find-your-imei', '/pricing', '/faqs']) {
      const html = await textOf(path)
      const image = path === '/' ? '/home' : path
      expect(named(html, /<link rel="canonical" href="([^"]+)"/)).toBe(at + path)
      expect(named(html, /property="og:url" content="([^"]+)"/)).toBe(at + path)
      expect(named(html, /property="og:image" content="([^"]+)"/)).toBe(`${at}/share${image}.png`)
      expect(html).toContain(` ${host} `)
    }
    expect(await textOf('/')).toContain(`"@id":"${at}/#organization"`)
    for (const path of [
      '/search?uid=356938035643809',
      '/merchant/mbe-home-appliances',
      '/nothing',
    ]) {
      const image = named(await textOf(path), /property="og:image" content="([^"]+)"/)
      expect(image, path).toMatch(/^https:\/\/registry\.example\/share\//)
    }
    const locations = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)]
    expect(locations.length).toBeGreaterThan(10)
    expect(locations.filter(([, it]) => !it?.startsWith(`${at}/`))).toEqual([])
    expect(await textOf('/rss.xml')).toContain(`${at}/blog/`)
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${at}/sitemap.xml`)

    const packed = { Host: host, 'Accept-Encoding': 'br' }
    const brotli = await ask('/', packed, 'GET', server.origin)
    expect(brotliDecompressSync(bytes(brotli))).toEqual(fileAt('index.html', new URL(at)))
    const elsewhere = await ask('/')
    expect(brotli.headers['etag']).not.toBe(elsewhere.headers['etag'])
  })
})

describe('a pre-rendered page', () => {
  it('is compressed further for later visitors than for the first', async () => {
    const packed = { 'Accept-Encoding': 'br' }
    const sizeNow = async () => Number((await ask('/about', packed)).headers['content-length'])
    const first = await sizeNow()
    await expect.poll(sizeNow, { timeout: 20_000 }).toBeLessThan(first)
    expect(brotliDecompressSync(bytes(await ask('/about', packed)))).toEqual(
      fileAt('about/index.html'),
    )
  })

  it('is sent in the smallest encoding that the browser accepts', async () => {
    const plain = await ask('/')
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(homeFile.length),
      vary: 'accept-encoding',
    })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(bytes(plain).equals(homeFile)).toBe(true)

    const brotli = await ask('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(bytes(brotli)).equals(homeFile)).toBe(true)

    const gzip = await ask('/', { 'Accept-Encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(bytes(gzip)).equals(homeFile)).toBe(true)
    expect(bytes(brotli).length).toBeLessThan(bytes(gzip).length)
  })

  it.each([
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0', undefined],
    ['identity', undefined],
    ['BR', 'br'],
    ['xbr, gzipped', undefined],
  ])('is encoded as `Accept-Encoding: %s` requests', async (accepted, encoding) => {
    const { headers } = await ask('/', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  it('is not sent again to a client that has it', async () => {
    const { etag = '' } = (await ask('/')).headers
    const again = await ask('/', { 'If-None-Match': `"other", ${etag}` })
    expect(again).toMatchObject({ status: 304, body: '', headers: { etag } })
    expectSecurityHeaders(again.headers, '304')
    expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('is revalidated, while files with a hash in their name are cached for a year', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const kept = await ask(`/${script}`)
    expect(kept.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expectSecurityHeaders(kept.headers, script)
  })

  it.each(['/service-worker.js', '/service-worker-off.js'])(
    'is revalidated and may fetch only from this origin: %s',
    async (worker) => {
      const { status, headers } = await ask(worker)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      })
      expectSecurityHeaders(headers, worker)
    },
  )

  it('answers HEAD as GET, without the body', async () => {
    const { headers } = await ask('/')
    const head = await ask('/', { Connection: 'close' }, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(head.headers['content-length']).toBe(headers['content-length'])
  })

  it('has a policy that allows nothing unsafe and no framing', async () => {
    const files = globSync('**/*.html', { cwd: client })
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
      const { headers } = await ask(path)
      expectSecurityHeaders(headers, path)
      expect(headers['content-security-policy'], path).toContain("default-src 'self'")
      expect(headers['content-security-policy'], path).toContain("object-src 'none'")
    }
  })
})

describe('a URL', () => {
  it.each([
    ['/_home', '/'],
    ['/contact', '/faqs#contact'],
    ['/merchants', '/merchant'],
    ['/favicon.ico', '/icon-192.png'],
  ])('%s redirects to %s', async (path, location) => {
    const answer = await ask(path)
    expect(answer).toMatchObject({ status: 308, headers: { location } })
    expectSecurityHeaders(answer.headers, path)
  })

  it('of password managers leads to the settings of the account', async () => {
    const answer = await ask('/.well-known/change-password')
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: '/dashboard/account#settings' },
    })
  })

  it.each(['dashboard', 'admin'])('below /%s is answered by its one page', async (app) => {
    const page = await ask(`/${app}`)
    expect(page.status).toBe(200)
    for (const path of [`/${app}/`, `/${app}/deep/address`, `/${app}/assets/search/?query=a`]) {
      expect((await ask(path)).body === page.body, path).toBe(true)
    }
    expect((await ask(`/${app}s`)).status).toBe(404)
  })

  it('that is unknown is answered by the not-found page', async () => {
    for (const path of [
      '/nowhere',
      '/blog/nothing',
      '/_astro/none.js',
      '/dist/client/index.html',
      // Paths that cannot be parsed at all.
      '/%00',
      '/%zz',
      '/blog/%ff',
      '/%2e%2e/etc/passwd',
    ]) {
      const answer = await ask(path, { 'If-None-Match': '*' })
      expect(answer.status, path).toBe(404)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      expectSecurityHeaders(answer.headers, path)
      expect(answer.body, path).toMatch(/<h1[^>]*>Not Found</)
    }
  })

  it('of an unknown merchant says Not Found, and that there is no such merchant (spec §2)', async () => {
    const answer = await ask('/merchant/nobody')
    expect(answer.status).toBe(404)
    expect(answer.body).toMatch(/<h1[^>]*>Not Found</)
    expect(answer.body).toContain('No such merchant')
  })

  it('that is unknown in the API is answered in the API’s error format', async () => {
    const answer = await ask('/api/nothing')
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'NOT_FOUND' })
    expectSecurityHeaders(answer.headers, '/api/nothing')
  })

  it('of a missing picture is answered with picture headers', async () => {
    const answer = await ask('/uploads/AAAAAAAAAAAAAAAAAAAAAA.webp')
    expect(answer.status).toBe(404)
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expectSecurityHeaders(answer.headers, 'a missing picture')
  })

  it.each([
    ...['/search', '/search?uid=1', '/search?uid=356938035643809', '/ha/search?uid=1', '/log'],
    ...['/certificate', '/certificate?text=1', '/certificate/TOJU-1', '/merchant/ijapa-phones'],
    ...['/merchant/nobody', '/found/ABCD-EFGH', '/ha/found/ABCD-EFGH'],
  ])(
    'of the rendered page %s is answered with the headers of a pre-rendered page',
    async (path) => {
      const [page = '', query] = path.split('?')
      for (const headers of [{}, { 'Accept-Encoding': 'br' }]) {
        const rendered = await ask(path, headers)
        // Of the same status, with a query or without.
        const like = rendered.status === 404 ? '/nowhere' : `/faqs${query ? '?x=1' : ''}`
        const built = await ask(like, headers)
        expect(rendered.status).toBe(built.status)
        // A page that is rendered anew has no tag; the contents of these differ by nature.
        const { etag: _, ...expected } = built.headers
        const names = ({ headers: all }: RawAnswer) =>
          Object.keys(all).filter((name) => name !== 'etag' && name !== 'keep-alive')
        expect(names(rendered).sort()).toEqual(names(built).sort())
        const own = ['content-length', 'content-security-policy', 'date', 'x-request-id']
        for (const [name, value] of Object.entries(expected)) {
          if (own.includes(name)) continue
          const allowed = [value]
          if (name === 'cache-control') allowed.push('no-cache', 'private, no-cache', 'no-store')
          if (name === 'permissions-policy')
            allowed.push(value.replace('camera=()', 'camera=(self)'))
          expect(allowed, `${name} of ${page}`).toContain(rendered.headers[name])
        }
        const directives = ({ headers: all }: RawAnswer) =>
          all['content-security-policy']?.split(';').map((each) => each.trim().split(' ')[0])
        expect(directives(rendered)).toEqual(directives(built))
      }
    },
  )

  it('of a rendered page has its policy with no framing', async () => {
    const answer = await ask('/search?uid=356938035643809')
    expect(answer.status).toBe(200)
    expectSecurityHeaders(answer.headers, '/search')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  })

  it('of a lookup has neither its number nor its answer in the preview that a chat keeps', async () => {
    const { body } = await ask('/search?uid=356938035643809')
    const [, answer = ''] = /<title>([^:<]*): 356938 03 564380 9[^<]*<\/title>/.exec(body) ?? []
    expect(answer).not.toBe('')
    const previews = [...body.matchAll(/<meta property="og:[^>]*>/g)].join()
    expect(previews).toContain('og:title')
    for (const told of [answer, '356938']) expect(previews).not.toContain(told)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('of a rendered page is sent as %s, with its styles', async (encoding, decompress) => {
    const answer = await ask('/search?uid=356938035643809', { 'Accept-Encoding': encoding })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
    })
    const html = decompress(bytes(answer)).toString()
    expect(html).not.toContain('rel="stylesheet"')
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
    expect(styles.length).toBeGreaterThan(2)
    const policy = String(answer.headers['content-security-policy'])
    for (const style of styles) {
      expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
    }
    const plain = await ask('/search?uid=356938035643809')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.body).toContain('</html>')
  })

  it('whose page fails to render is answered by the error page, with its styles', async () => {
    const answer = await ask('/merchant/tunde-phones', {}, 'GET', broken.origin)
    expect(answer.status).toBe(500)
    expect(answer.body).toMatch(/<h1[^>]*>Something went wrong!</)
    expect(answer.body).toContain('Show Error')
    expect(answer.body).not.toContain('no such table')
    const page = await ask('/500')
    expect(answer.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expectSecurityHeaders(answer.headers, 'the page of a failure')
  })

  it('of a failing lookup shows a message, without internals', async () => {
    const answer = await ask('/search?uid=356938035643809', {}, 'GET', broken.origin)
    expect(answer.status).toBe(500)
    expect(answer.body).toContain('Something went wrong on our side.')
    expect(answer.body).not.toContain('no such table')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('on a site with https sends HSTS', async () => {
    const port = String(await freePort())
    const settings = { PORT: port, PUBLIC_ORIGIN: 'https://toju.test', MAIL: 'log' }
    const server = await startTestServer(onTestFinished, settings)
    for (const path of ['/', '/api/nothing', '/healthz', '/%zz']) {
      const { headers } = await ask(path, { Host: 'toju.test' }, 'GET', server.origin)
      expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/)
    }
    expect((await ask('/')).headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('/dev/mail', () => {
  it('shows the development mailbox to this machine', async () => {
    const page = await ask('/dev/mail')
    expect(page.status).toBe(200)
    expect(page.body).toContain('Local mailbox')
    expectSecurityHeaders(page.headers, '/dev/mail')
    expect(JSON.parse((await ask('/dev/mail.json')).body)).toEqual([])
  })

  it('is not found where emails are sent', async () => {
    const settings = { SMTP_URL: 'smtp://127.0.0.1:1' }
    const server = await startTestServer(onTestFinished, settings)
    expect((await ask('/dev/mail', {}, 'GET', server.origin)).status).toBe(404)
  })

  const [outside] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  it.skipIf(!outside)('is not found for a non-loopback address', async () => {
    const [port, address] = [String(await freePort()), outside?.address ?? '']
    const PUBLIC_ORIGIN = `http://${address}:${port}`
    const settings = { PORT: port, HOST: address, PUBLIC_ORIGIN, MAIL: 'log' }
    const { end } = await startTestServer(onTestFinished, settings)
    const at = `http://${address}:${port}`
    expect((await ask('/healthz', {}, 'GET', at)).status).toBe(200)
    expect((await ask('/dev/mail', {}, 'GET', at)).status).toBe(404)
    await end('SIGKILL')
  })
})
