import { afterAll, expect, it, vi } from 'vitest'
import { raw } from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const { origin } = await startTestServer(afterAll, {
  USSD_SECRET: 'u'.repeat(43),
  USSD_CODE: '*347*123#',
})
const number = '2348033334444'
const imei = '356938035643809'

const send = (path: string, body: object) =>
  fetch(`${origin}/dev/phone/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, ...body }),
  })
const textsOf = async (channel: string) =>
  (await (
    await fetch(`${origin}/dev/phone/texts.json?channel=${channel}&number=${number}`)
  ).json()) as string[]

it('a phone in the browser reaches the real routes by USSD, SMS and WhatsApp', async () => {
  const page = await fetch(`${origin}/dev/phone`)
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(await page.text()).toContain('Trial phone')

  const dialled = await send('ussd', { sessionId: 'a', text: `1*${imei}` })
  expect(await dialled.json()).toEqual({ text: expect.stringMatching(/^END NOT IN THE REGISTRY/) })

  expect((await send('sms', { text: 'Hausa', photo: null })).status).toBe(200)
  expect((await send('whatsapp', { text: imei, photo: null })).status).toBe(200)
  await vi.waitFor(async () => {
    expect(await textsOf('sms')).toEqual([expect.stringContaining('Duba waya')])
    expect(await textsOf('whatsapp')).toEqual([expect.stringContaining('BA SHI DA RAJISTA')])
  }, 10_000)
})

it('the phone in the browser is not found by another machine or another site', async () => {
  const { host } = new URL(origin)
  for (const path of ['/dev/phone', '/dev/phone/settings.json', '/dev/phone/gateway/x']) {
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'X-Forwarded-For: 203.0.113.7', '', '']
    expect((await raw(origin, lines.join('\r\n'))).status, path).toBe(404)
  }
  const form = await fetch(`${origin}/dev/phone/ussd`, {
    method: 'POST',
    body: new URLSearchParams({ number, sessionId: 'a', text: '' }),
  })
  expect(form.status).toBe(404)
  const forged = await fetch(`${origin}/dev/phone/gateway/version1/messaging`, {
    method: 'POST',
    headers: { apiKey: 'guessed' },
    body: new URLSearchParams({ to: number, message: 'forged' }),
  })
  expect(forged.status).toBe(404)
})

it('the home page, the questions and labels name the code that people dial', async () => {
  const textOf = async (path: string) => (await fetch(origin + path)).text()
  for (const path of ['/', '/faqs']) {
    const html = await textOf(path)
    expect(html, path).toMatch(
      /<p class="[^"]*">\s*No data\? Dial\s*<span[^>]*>\*347\*123#<\/span>/,
    )
    expect(html, path).not.toContain('data-dial')
  }
  expect(await textOf('/dashboard')).toContain('<meta name="dial-code" content="*347*123#">')
})
