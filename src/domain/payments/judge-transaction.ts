/** What we asked the provider for. */
export interface ExpectedPayment {
  reference: string
  /** Kobo. */
  amount: number
  currency: string
  /** What we gave along to tell whose payment it is; it names nobody. */
  accountMark: string
}

/** What the provider says of a transaction. */
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

/** Why money that arrived gives no pass. */
export const refusals = ['amount', 'currency', 'reference', 'account', 'account-gone'] as const
export type PaymentRefusal = (typeof refusals)[number]

export type Judgement =
  | { status: 'paid'; isReversed: boolean }
  | { status: 'open' }
  | { status: 'failed' }
  | { status: 'refused'; why: PaymentRefusal }

/** A transaction that nobody has paid yet is called abandoned: the page may still be open. */
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
