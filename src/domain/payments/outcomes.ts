import { refusals } from './judge-transaction.ts'

/** The outcome of an event of the provider, which staff see beside it. */
export const paymentOutcomes = [
  /** A pass was given. */
  'granted',
  /** It had been given already. */
  'known',
  /** Nobody has paid yet. */
  'open',
  'failed',
  /** Nobody finished it, and we have stopped asking. */
  'abandoned',
  'refunded',
  'disputed',
  'dispute-won',
  /** Nothing that a plan depends on. */
  'ignored',
  /** The signature is not the provider’s. */
  'forged',
  'unreadable',
  'unknown-reference',
  ...refusals,
] as const

export type PaymentOutcome = (typeof paymentOutcomes)[number]
