/** What we asked the provider for. */
export interface ExpectedPayment {
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
export const refusals = ['amount', 'currency', 'reference', 'account', 'account-gone'] as const
export type PaymentRefusal = (typeof refusals)[number]

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
