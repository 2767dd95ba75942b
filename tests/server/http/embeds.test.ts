import { afterAll, expect, it } from 'vitest'
import { raw } from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const { origin } = await startTestServer(afterAll)
const { host } = new URL(origin)

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const lines = Object.entries({ Host: host, ...headers }).map((each) => each.join(': '))
  return raw(origin, [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
}

const languages = ['', '/pcm', '/ha', '/yo', '/ig']

it('only the widget may be framed, with a policy of its own', async () => {
  for (const language of languages) {
    const { status, headers, body } = await ask(`${language}/embed/check`)
    expect([language, status]).toEqual([language, 200])
    expect(headers['x-frame-options']).toBeUndefined()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-/)
    expect(policy).not.toMatch(/unsafe|img-src|frame-src|\bdata:/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(body).toMatch(/<form action="[^"]+\/search" target="_blank" rel="noopener">/)
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(body) ?? []
    expect(script.length).toBeGreaterThan(500)
    expect(Buffer.byteLength(script)).toBeLessThan(10_000)
  }
  const others = ['/', '/search', '/search?uid=356938035643809', '/dashboard', '/admin', '/login']
  const more = ['/embed', '/embed/check/x', '/xx/embed/check', '/api/verify?identifier=1', '/log']
  for (const path of [...others, ...more, '/badge/nobody.svg', '/developers/embed']) {
    const { headers } = await ask(path)
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect([path, headers['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
})

it('the widget identifies nobody: no cookie, no storage, and no identifier from its URL', async () => {
  const plain = await ask('/embed/check')
  const signedIn = await ask('/embed/check?uid=356938035643809&identifier=356938035643809', {
    Cookie: 'pending_verification=secret; AUTH_TOKEN=secret',
    Authorization: 'Bearer secret',
  })
  expect(signedIn.body).toBe(plain.body)
  expect(signedIn.headers['set-cookie']).toBeUndefined()
  expect(plain.body).not.toMatch(/Storage|document\.cookie|postMessage|location|indexedDB/)
  expect(plain.body).toContain("credentials: 'omit'")
  const posted = await ask('/embed/check', { 'Content-Length': '0' }, 'POST')
  expect(posted.status).toBe(405)
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
