import { expect, test } from 'vitest'
import { reviewMerchant } from '../../../src/api/merchants/applications.ts'
import { serveBadge } from '../../../src/server/http/files.ts'
import { startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { applicantOf, listedMerchant } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { listen } from '../../support/server/listen.ts'
import { confirmHere } from '../../support/users.ts'

test('a badge names a merchant that the directory lists as verified, and says “Not verified” for every other name', async () => {
  const app = await startTestApp()
  const merchant = await listedMerchant(app, { name: 'Bola & Sons, Phones of Ikeja and Yaba' })
  const { business: waiting } = await applicantOf(app)
  const badge = async (name: string) => {
    const { status, headers, body } = await serveBadge(app.services, name, { ip: '192.0.2.1' })
    return { status, headers, text: body.toString() }
  }
  const shown = await badge(merchant.slug)
  expect(shown.status).toBe(200)
  expect(shown.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(shown.text).toContain('Verified by Toju')
  expect(shown.text).toContain('Bola &#38; Sons, Phones of…')
  expect(shown.text).not.toMatch(/<(script|style|image|a)\b| on\w+=|href|style=/)
  expect(await badge(merchant.id)).toEqual(shown)

  // A pending, an unknown and a suspended business get the same response.
  const nobody = await badge('nobody-at-all')
  expect(nobody.status).toBe(404)
  expect(nobody.text).toContain('Not verified')
  expect(nobody.headers['cache-control']).toBe('public, max-age=60')
  expect(await badge(waiting.slug)).toEqual(nobody)
  await confirmHere(app, merchant.admin)
  await merchant.admin.call(reviewMerchant, {
    ...{ id: merchant.id, status: 'suspended', reason: 'The papers are not theirs' },
  })
  expect(await badge(merchant.slug)).toEqual(nobody)
})

it('badge requests are limited per IP address', async () => {
  const visit = { ...noLimits.visit, times: 2, shared: 1 }
  const { services } = await startTestApp({ limits: { ...noLimits, visit } })
  const ask = (ip: string) => serveBadge(services, 'nobody', { ip })
  await ask('192.0.2.1')
  await ask('192.0.2.1')
  await expect(ask('192.0.2.1')).rejects.toMatchObject({ status: 429 })
  expect((await ask('192.0.2.2')).status).toBe(404)
})

it('the path of a badge contains one name and nothing else', async () => {
  const origin = await listen(await startTestApp())
  const typeOf = async (path: string) => (await fetch(origin + path)).headers.get('content-type')
  expect(await typeOf('/badge/bola-phones-x7.svg')).toContain('image/svg+xml')
  for (const path of ['/badge/.svg', '/badge/a/b.svg', '/badge/a.png', '/badge/a b.svg', '/badge'])
    expect(await typeOf(path), path).not.toContain('svg')
})
