import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../support/start-test-server.ts'

const { origin } = await startTestServer(afterAll)

/** URLs that contain an identifier, an email, a code or a token. */
const addresses = [
  '/search?uid=356938035643809',
  '/search/?uid=356938035643809',
  '/search?uid=',
  '/certificate?text=TJ-7K4M-9QXP',
  '/certificate/TJ-7K4M-9QXP',
  '/certificate/TJ-7K4M-9QXP?code=c2lnbmF0dXJl',
  '/certificate/TJ-7K4M-9QXP.pdf',
  '/found/k7pm2q9xk7pm2q9x',
  '/report-a-find?uid=356938035643809',
  '/verify?email=ada@example.com',
  '/reset-password?token=abc',
  '/newsletter/confirm?token=abc',
  '/newsletter/unsubscribe?token=abc',
  '/watch/confirm?token=abc',
  '/watch/end?token=abc',
  '/watch?uid=356938035643809',
  '/login?redirect=/found/k7pm2q9xk7pm2q9x',
  '/dashboard/assets?query=356938035643809',
  '/admin/users?search=ada@example.com',
  '/356938035643809',
  '/search/356938035643809',
  '/api/verify?identifier=356938035643809',
  '/api/assets/search?query=356938035643809',
]

it.each(addresses)('%s is never forwarded, and never cached by a proxy', async (address) => {
  const answer = await fetch(origin + address)
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('cache-control')).toMatch(/\bno-store\b|\bprivate\b/)
  expect(answer.headers.get('cache-control')).not.toContain('public')
  expect(await answer.text()).not.toMatch(/name="referrer" content="(?!no-referrer")/)
})
