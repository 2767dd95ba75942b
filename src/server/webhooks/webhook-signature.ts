import { createHmac, randomBytes } from 'node:crypto'

/** Standard Webhooks asks for 24 to 64 bytes. */
const secretBytes = 32
const secretPrefix = 'whsec_'

export function newWebhookSecret(): string {
  return secretPrefix + randomBytes(secretBytes).toString('base64')
}

/**
 * The headers of a webhook, by the Standard Webhooks specification. During a rotation both secrets
 * sign. `timestamp` is in seconds.
 */
export function webhookHeaders(
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
    return `v1,${signature.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
