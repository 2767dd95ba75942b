import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { newWebhookSecret, webhookHeaders } from '../../../src/server/webhooks/webhook-client.ts'

it('a webhook is signed as in the vector of the Standard Webhooks specification', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  }
  expect(webhookHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('the Standard Webhooks library verifies a webhook with either secret during a rotation, and nothing altered', () => {
  const [old, fresh, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()]
  const body = '{"type":"webhook.test","data":{"reference":"Ọjà № 7"}}'
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = webhookHeaders({ id: 'an-id', timestamp, body }, [fresh, old])
  expect(headers['webhook-signature'].split(' ')).toHaveLength(2)
  for (const secret of [fresh, old]) {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('signature')
  }
  expect(() => new Webhook(other).verify(body, headers)).toThrow('signature')
  const late = { ...headers, 'webhook-id': 'another' }
  expect(() => new Webhook(fresh).verify(body, late)).toThrow('signature')
})

it('a secret is whsec_ and the base64 of 24 to 64 random bytes', () => {
  const secrets = Array.from({ length: 50 }, newWebhookSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) {
    const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? []
    const bytes = Buffer.from(encoded, 'base64').length
    expect(bytes).toBeGreaterThanOrEqual(24)
    expect(bytes).toBeLessThanOrEqual(64)
  }
})
