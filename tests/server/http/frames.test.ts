import { afterAll, expect, it } from 'vitest'
import { raw } from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const { origin } = await startTestServer(afterAll)
const { host } = new URL(origin)

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const lines = Object.entries({ Host: host, ...headers }).map((each) => each.join(': '))
  return raw(origin, [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
}

it('no page may be framed', async () => {
  const others = ['/', '/search', '/search?uid=356938035643809', '/dashboard', '/admin', '/login']
  const more = ['/api/verify?identifier=1', '/log', '/badge/nobody.svg']
  for (const path of [...others, ...more]) {
    const { headers } = await ask(path)
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect([path, headers['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
})

it('a badge may be shown on any site, is cached for a minute, and is a picture that runs nothing', async () => {
  const { status, headers, body } = await ask('/badge/nobody.svg')
  expect(status).toBe(404)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
  expect(body).toMatch(/^<svg .*<\/svg>$/s)
  expect((await ask('/badge/nobody.svg', {}, 'HEAD')).body).toBe('')
})
