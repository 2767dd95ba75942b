import { createHash } from 'node:crypto'
import type { Transaction } from '../../domain/payments/transactions.ts'
import type { PaymentEventRow } from '../db/tables.ts'

type ParsedEvent = Pick<PaymentEventRow, 'id' | 'event' | 'reference' | 'provider_id' | 'amount'>

const maxText = 100

/**
 * The parts of a webhook that are stored, without data of the payer. Null if it cannot be parsed.
 * Refunds and disputes have the reference of the transaction in other fields.
 */
export function parseEvent(body: Buffer): ParsedEvent | null {
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
  const { event, data } = (json ?? {}) as { event?: unknown; data?: unknown }
  if (typeof event !== 'string' || typeof data !== 'object' || data === null) return null
  const fields = data as Record<string, unknown>
  const transaction = objectIn(fields['transaction'])
  const isReversal = /^(?:refund|charge\.dispute)\./.test(event)
  const ownId = textOf(fields['id']) ?? textOf(fields['refund_reference'])
  const reference = isReversal
    ? (textOf(fields['transaction_reference']) ?? textOf(transaction['reference']))
    : textOf(fields['reference'])
  const providerId = isReversal ? textOf(transaction['id'] ?? fields['transaction']) : ownId
  const amount = Number(fields['refund_amount'] ?? fields['amount'])
  const subject = ownId ?? reference ?? createHash('sha256').update(body).digest('base64url')
  // The events of a dispute have one id, so the resolution is made part of the event.
  const resolution = textOf(fields['resolution'])
  return {
    id: [event.slice(0, maxText), subject, ...(resolution ? [resolution] : [])].join(' '),
    event: resolution ? `${event.slice(0, maxText)} ${resolution}` : event.slice(0, maxText),
    reference: reference ?? null,
    provider_id: providerId ?? null,
    amount: Number.isSafeInteger(amount) ? amount : null,
  }
}

function objectIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
    return String(value).slice(0, maxText)
  }
  return undefined
}

/** A refund or a dispute as the provider lists it. */
export interface Reversal {
  kind: 'refund' | 'dispute'
  id: string
  /** The provider’s id of the transaction. */
  transactionId: string
  /** Kobo. */
  amount: number
}

export interface CheckoutRequest {
  reference: string
  email: string
  /** Kobo. */
  amount: number
  currency: string
  /** Without personal data. */
  metadata: Record<string, string>
}

/**
 * The payment provider. All methods but `isSigned` send a request, and throw
 * `PaymentProviderError`.
 */
export interface PaymentProvider {
  /** Returns the URL of the provider's page on which the user pays. */
  initialize(request: CheckoutRequest & { callbackUrl: string }): Promise<string>
  /** The provider's record of one of our references; null if it has none. */
  verify(reference: string): Promise<Transaction | null>
  /** Charges a stored card. False if the provider refused; otherwise `verify` has the outcome. */
  charge(request: CheckoutRequest & { authorization: string }): Promise<boolean>
  /** Refunds that were paid out and disputes that were opened since a time, in milliseconds. */
  listReversals(since: number): Promise<Reversal[]>
  /** Whether the provider has signed these bytes. */
  isSigned(body: Uint8Array, signature: string | undefined): boolean
}

/** The provider could not be reached, or its response was not as expected. */
export class PaymentProviderError extends Error {}

/** The payment provider, and the tax details of receipts. */
export interface Payments {
  provider: PaymentProvider
  /** In hundredths of a percent; null if no VAT is charged. */
  vatRate: number | null
  /** The tax identification number of the operator. */
  taxId: string | null
}
