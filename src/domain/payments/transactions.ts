/** The form of our references: only characters that the provider accepts. */
const pattern = /^TJP-[0-9a-f]{24}$/

export function paymentReference(bytes: Uint8Array): string {
  return `TJP-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function isPaymentReference(text: string): boolean {
  return pattern.test(text)
}

/** The VAT that an amount in kobo contains, at a rate in hundredths of a percent (750 is 7.5 %). */
export function vatWithin(amount: number, basisPoints: number): number {
  return Math.round((amount * basisPoints) / (10_000 + basisPoints))
}

/** What we asked the provider for. */
interface ExpectedPayment {
  reference: string
  /** Kobo. */
  amount: number
  currency: string
  /** A pseudonym that we sent along, to recognise whose payment it is. */
  accountMark: string
}

/** A transaction as the provider reports it. */
export interface Transaction {
  id: string
  reference: string
  status: string
  /** Kobo. */
  amount: number
  currency: string
  channel: string | null
  accountMark: string | null
  /** A card that may be charged again. */
  authorization: { code: string; card: string } | null
}

/** Why a payment that arrived gives no pass. */
const refusals = ['amount', 'currency', 'reference', 'account', 'account-gone'] as const
type PaymentRefusal = (typeof refusals)[number]

export type Judgement =
  | { status: 'paid'; isReversed: boolean }
  | { status: 'open' }
  | { status: 'failed' }
  | { status: 'refused'; why: PaymentRefusal }

/** The provider calls an unpaid transaction `abandoned` even while the user may still pay it. */
const stillOpen = ['abandoned', 'ongoing', 'pending', 'processing', 'queued']

/** Whether a transaction pays for exactly what we asked for. */
export function judgeTransaction(
  expected: ExpectedPayment,
  transaction: Transaction | null,
): Judgement {
  if (!transaction || stillOpen.includes(transaction.status)) return { status: 'open' }
  const isReversed = transaction.status === 'reversed'
  if (transaction.status !== 'success' && !isReversed) return { status: 'failed' }
  const why = whyRefused(expected, transaction)
  return why ? { status: 'refused', why } : { status: 'paid', isReversed }
}

function whyRefused(expected: ExpectedPayment, transaction: Transaction): PaymentRefusal | null {
  if (transaction.reference !== expected.reference) return 'reference'
  if (transaction.currency !== expected.currency) return 'currency'
  if (transaction.amount !== expected.amount) return 'amount'
  return transaction.accountMark === expected.accountMark ? null : 'account'
}

/** The outcomes of the provider's events, for staff. */
export const paymentOutcomes = [
  /** A pass was given. */
  'granted',
  /** The pass had been given already. */
  'known',
  /** Nobody has paid yet. */
  'open',
  'failed',
  /** Nobody paid, and we have stopped asking the provider. */
  'abandoned',
  'refunded',
  'disputed',
  'dispute-won',
  /** An event that changes no plan. */
  'ignored',
  /** The signature is not the provider’s. */
  'forged',
  'unreadable',
  'unknown-reference',
  ...refusals,
] as const

export type PaymentOutcome = (typeof paymentOutcomes)[number]
