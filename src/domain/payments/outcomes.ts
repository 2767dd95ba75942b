import { refusals } from './judge-transaction.ts'

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
