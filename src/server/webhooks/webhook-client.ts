import { createHmac, randomBytes } from 'node:crypto'
import { webhookRules } from '../../domain/webhooks/rules.ts'
import {
  type GuardedFetch,
  isAllowedUrl,
  OutgoingRefusedError,
  retryAfterMs,
} from '../outgoing/guarded-fetch.ts'

interface WebhookTarget {
  url: string
  secrets: readonly string[]
}

interface WebhookMessage {
  id: string
  /** JSON. */
  body: string
}

/**
 * `gone`: the endpoint has refused all further webhooks. `code` is a status or one of those that
 * `failureCode` returns.
 */
type WebhookOutcome =
  | { is: 'delivered' | 'gone'; code: string }
  | { is: 'failed'; code: string; retryAfterMs?: number }

export interface WebhookClient {
  /** Whether webhooks may be sent to this URL, judged without resolving its host name. */
  accepts(url: string): boolean
  send(target: WebhookTarget, message: WebhookMessage, now: number): Promise<WebhookOutcome>
}

/** Sends webhooks: https://www.standardwebhooks.com */
export function createWebhookClient(
  fetch: GuardedFetch,
  {
    loopback = false,
    timeoutMs = webhookRules.timeoutMs,
  }: { loopback?: boolean; timeoutMs?: number } = {},
): WebhookClient {
  return {
    accepts: (url) => URL.canParse(url) && isAllowedUrl(new URL(url), { loopback }),
    async send({ url, secrets }, { id, body }, now) {
      try {
        const timestamp = Math.floor(now / 1000)
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Toju-Webhooks',
            ...webhookHeaders({ id, timestamp, body }, secrets),
          },
          body,
          timeoutMs,
          maxBytes: webhookRules.maxResponseBytes,
        })
        return outcomeOf(response, now)
      } catch (error) {
        return { is: 'failed', code: failureCode(error) }
      }
    },
  }
}

function outcomeOf({ status, headers }: Response, now: number): WebhookOutcome {
  const code = String(status)
  if (status >= 200 && status < 300) return { is: 'delivered', code }
  if (status === 410) return { is: 'gone', code }
  const waitMs = retryAfterMs(headers, now)
  return { is: 'failed', code, ...(waitMs !== undefined && { retryAfterMs: waitMs }) }
}

/**
 * Must not reveal whether a private host name exists, so a name without an address and one that
 * resolves to a private network have the same code.
 */
function failureCode(error: unknown): string {
  if (error instanceof OutgoingRefusedError) {
    return error.code === 'too-long' ? 'too-long' : 'no-public-address'
  }
  const { code = '', name } = error as { code?: string; name?: string }
  if (name === 'TimeoutError' || code === 'ETIMEOUT') return 'timeout'
  if (/^(?:ENOTFOUND|EAI_|ENODATA|ERR_INVALID_URL)/.test(code)) return 'no-public-address'
  return /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code)
    ? 'certificate'
    : 'unreachable'
}

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
