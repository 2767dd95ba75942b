import { afterAll, expect, it } from 'vitest'
import { raw } from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const { origin } = await startTestServer(afterAll)
const { host } = new URL(origin)

const get = (path: string, at = host) =>
  raw(origin, [`GET ${path} HTTP/1.1`, `Host: ${at}`, 'Connection: close', '', ''].join('\r\n'))

it.each([
  ['/Login', '/login'],
  ['/LOGIN', '/login'],
  ['/login.', '/login'],
  ['/login,', '/login'],
  ['/login)', '/login'],
  ['/login%E2%80%9D', '/login'],
  ['/Login.?redirect=%2Fdashboard', '/login?redirect=%2Fdashboard'],
  ['/found/AbC123.', '/found/AbC123'],
  ['/Found/AbC123', '/found/AbC123'],
  ['/Search?uid=1', '/search?uid=1'],
  ['/FAQs', '/faqs'],
  ['/Dashboard/assets', '/dashboard/assets'],
  ['/ha/Search', '/ha/search'],
])('a link that a chat or a keyboard changed, %s, leads to %s', async (path, meant) => {
  const { status, headers } = await get(path)
  expect([status, headers['location']]).toEqual([308, meant])
})

it.each(['/nothing-here.', '/Nothing', '/.', '/..;/login', '/login.php'])(
  'a link to no page, %s, leads to no other host and no guessed page',
  async (path) => {
    const { status, headers } = await get(path)
    expect([308, 400, 404]).toContain(status)
    expect([undefined, '/']).toContain(headers['location'])
  },
)

it('a long path of punctuation costs no time that grows with its square', async () => {
  const took = async (path: string) => {
    const before = performance.now()
    const { status } = await get(path)
    expect([400, 404, 414, 431]).toContain(status)
    return performance.now() - before
  }
  await took('/,a')
  const short = await took(`/${','.repeat(100)}a`)
  expect(await took(`/${','.repeat(15_000)}a`)).toBeLessThan(short + 60)
})

it('the health check answers with a slash behind it, too', async () => {
  for (const path of ['/healthz/', '/readyz/', '/healthz', '/readyz']) {
    expect((await get(path)).status, path).toBe(200)
  }
})

it('a visitor with a link to an old host gets the right link, and no advice for operators', async () => {
  const { status, body } = await get('/found/AbC123', 'old.example')
  expect(status).toBe(421)
  expect(body).toMatch(/Open http:\/\/\S+\/found\/AbC123 instead/)
  expect(body).not.toMatch(/PUBLIC_ORIGIN|proxy/)
})
