import { expect, it } from 'vitest'
import { retryAfterMs } from '../../../src/server/outgoing/guarded-fetch.ts'
import {
  createWebhookClient,
  newWebhookSecret,
} from '../../../src/server/webhooks/webhook-client.ts'

const now = Date.parse('2026-03-04T09:00:00Z')
const date = 'Wed, 04 Mar 2026 09:02:00 GMT'

it.each([
  ['seconds', { 'retry-after': '120' }, 120_000],
  ['a date', { 'retry-after': date }, 120_000],
  [
    'a date by the clock of the server',
    { 'retry-after': date, date: 'Wed, 04 Mar 2026 09:01:00 GMT' },
    60_000,
  ],
  ['a date in the past', { 'retry-after': 'Wed, 04 Mar 2026 08:00:00 GMT' }, undefined],
  ['nothing', {}, undefined],
  ['an empty value', { 'retry-after': '' }, undefined],
  ['no number', { 'retry-after': 'soon' }, undefined],
  ['zero', { 'retry-after': '0' }, undefined],
  ['a negative number', { 'retry-after': '-5' }, undefined],
] as const)('Retry-After with %s', (_, headers, ms) => {
  expect(retryAfterMs(new Headers(headers), now)).toBe(ms)
})

it('a receiver that asks with a date to wait is waited for', async () => {
  const busy = new Response('', { status: 503, headers: { 'retry-after': date } })
  const client = createWebhookClient(async () => busy)
  const target = { url: 'https://shop.example/hook', secrets: [newWebhookSecret()] }
  expect(await client.send(target, { id: 'a', body: '{}' }, now)).toEqual({
    is: 'failed',
    code: '503',
    retryAfterMs: 120_000,
  })
})
