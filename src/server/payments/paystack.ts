import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Transaction } from '../../domain/payments/transactions.ts'
import type { PaystackSettings, Settings } from '../config/env.ts'
import { createGuardedFetch } from '../outgoing/guarded-fetch.ts'
import { type PaymentProvider, PaymentProviderError, type Payments } from './provider.ts'

/** The payments that the settings configure; null if nothing can be bought. */
export function openPayments({
  paystack,
  vatRate,
  taxId,
}: Pick<Settings, 'paystack' | 'vatRate' | 'taxId'>): Payments | null {
  return paystack && { provider: createPaystack(paystack), vatRate, taxId }
}

/** The API of Paystack: https://paystack.com/docs/api */
const paystackUrl = 'https://api.paystack.co'
const hostedCheckout = 'https://checkout.paystack.com'

const providerId = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const amount = z.pipe(z.union([z.number(), z.string()]), z.transform(Number))

const transaction = z.object({
  id: providerId,
  status: z.string(),
  reference: z.string(),
  amount,
  currency: z.string(),
  channel: z.nullish(z.string()),
  /** Returned as it was sent; an empty object as text. */
  metadata: z.optional(z.unknown()),
  authorization: z.nullish(
    z.object({
      authorization_code: z.nullish(z.string()),
      reusable: z.nullish(z.boolean()),
      brand: z.nullish(z.string()),
      last4: z.nullish(z.string()),
    }),
  ),
})

const initialized = z.object({ authorization_url: z.string(), reference: z.string() })
const refunds = z.array(
  z.object({ id: providerId, transaction: providerId, amount, status: z.string() }),
)
const disputes = z.array(
  z.object({
    id: providerId,
    refund_amount: z.nullish(amount),
    transaction: z.object({ id: providerId }),
  }),
)

interface JsonRequest {
  method: 'GET' | 'POST'
  path: string
  body?: object
}

/** A client of Paystack, or of a server with the same API at another URL. */
export function createPaystack({ secretKey, url }: PaystackSettings): PaymentProvider {
  const fetch = createGuardedFetch({ configured: [url] })
  const checkoutOrigin = url === paystackUrl ? hostedCheckout : new URL(url).origin

  /** Errors contain the path and the reason, never the key or the body of the request. */
  async function ask({
    method,
    path,
    body,
  }: JsonRequest): Promise<{ status: number; body: unknown }> {
    const { href, pathname } = new URL(url.replace(/\/$/, '') + path)
    try {
      const response = await fetch(href, {
        method,
        timeoutMs: 10_000,
        maxBytes: 1024 * 1024,
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await readJson(response) }
    } catch (error) {
      const { name, code } = (error ?? {}) as { name?: string; code?: string }
      throw new PaymentProviderError(`${method} ${pathname}: ${code ?? name ?? 'failed'}`)
    }
  }

  async function dataOf<Schema extends z.ZodMiniType>(
    schema: Schema,
    request: JsonRequest,
  ): Promise<z.output<Schema>> {
    const { status, body } = await ask(request)
    const parsed = schema.safeParse((body as { data?: unknown } | null)?.data)
    if (status >= 300 || !parsed.success) {
      throw new PaymentProviderError(`${request.method} ${request.path.split('?')[0]}: ${status}`)
    }
    return parsed.data
  }

  return {
    async initialize({ callbackUrl, metadata, ...request }) {
      const body = { ...request, callback_url: callbackUrl, metadata }
      const path = '/transaction/initialize'
      const { authorization_url, reference } = await dataOf(initialized, {
        method: 'POST',
        path,
        body,
      })
      // Users type their card on this page, so it must be the provider's.
      if (URL.parse(authorization_url)?.origin !== checkoutOrigin) {
        throw new PaymentProviderError(`${path} leads to another origin`)
      }
      if (reference !== request.reference) throw new PaymentProviderError(`${path}: reference`)
      return authorization_url
    },
    async verify(reference) {
      const path = `/transaction/verify/${encodeURIComponent(reference)}`
      const { status, body } = await ask({ method: 'GET', path })
      if (status === 404 || (status === 400 && isNotFound(body))) return null
      const parsed = transaction.safeParse((body as { data?: unknown } | null)?.data)
      if (status >= 300 || !parsed.success) {
        throw new PaymentProviderError(`GET /transaction/verify: ${status}`)
      }
      return toTransaction(parsed.data)
    },
    async charge({ authorization, ...request }) {
      const body = { ...request, authorization_code: authorization }
      const { status } = await ask({
        method: 'POST',
        path: '/transaction/charge_authorization',
        body,
      })
      if (status >= 500) throw new PaymentProviderError(`POST charge_authorization: ${status}`)
      return status < 300
    },
    async listReversals(since) {
      const from = new Date(since).toISOString()
      const query = `?${new URLSearchParams({ from, perPage: '100' })}`
      const refunded = await dataOf(refunds, { method: 'GET', path: `/refund${query}` })
      const disputed = await dataOf(disputes, { method: 'GET', path: `/dispute${query}` })
      return [
        ...refunded
          .filter(({ status }) => status === 'processed')
          .map((each) => ({
            kind: 'refund' as const,
            id: each.id,
            transactionId: each.transaction,
            amount: each.amount,
          })),
        ...disputed.map((each) => ({
          kind: 'dispute' as const,
          id: each.id,
          transactionId: each.transaction.id,
          amount: each.refund_amount ?? 0,
        })),
      ]
    },
    isSigned(body, signature) {
      const right = createHmac('sha512', secretKey).update(body).digest()
      const given = Buffer.from(
        /^[0-9a-f]{128}$/i.test(signature ?? '') ? (signature ?? '') : '',
        'hex',
      )
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

function isNotFound(body: unknown): boolean {
  const { message, code } = (body ?? {}) as { message?: unknown; code?: unknown }
  return code === 'transaction_not_found' || /not found/i.test(String(message))
}

function toTransaction(data: z.output<typeof transaction>): Transaction {
  const { authorization_code: code, reusable, brand, last4 } = data.authorization ?? {}
  return {
    id: data.id,
    reference: data.reference,
    status: data.status,
    amount: data.amount,
    currency: data.currency,
    channel: data.channel ?? null,
    accountMark: markIn(data.metadata),
    authorization:
      code && reusable ? { code, card: `${brand ?? 'card'} ${last4 ?? ''}`.trim() } : null,
  }
}

function markIn(metadata: unknown): string | null {
  const given = typeof metadata === 'string' ? parsed(metadata) : metadata
  const mark = (given as { account?: unknown } | null)?.account
  return typeof mark === 'string' ? mark : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (!/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
    throw new Error('not JSON')
  }
  return response.json()
}
