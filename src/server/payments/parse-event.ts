import { createHash } from 'node:crypto'
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
