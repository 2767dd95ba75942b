import type { Transaction } from '../../domain/payments/judge-transaction.ts'

/** A refund or a dispute as the provider lists it. */
export interface Reversal {
  kind: 'refund' | 'dispute'
  id: string
  /** The provider’s own number of the transaction. */
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
  /** Names nobody. */
  metadata: Record<string, string>
}

/** The payment provider. Everything here asks it over the network, and throws `PaymentProviderError`. */
export interface PaymentProvider {
  /** The page on which the person pays, at the provider. */
  initialize(request: CheckoutRequest & { callbackUrl: string }): Promise<string>
  /** The provider's record of one of our references; null if it has none. */
  verify(reference: string): Promise<Transaction | null>
  /** Charges a card that its owner lets us charge; what came of it, `verify` says. False where it was refused. */
  charge(request: CheckoutRequest & { authorization: string }): Promise<boolean>
  /** Refunds that were paid out and disputes that were opened since. */
  listReversals(since: number): Promise<Reversal[]>
  /** Whether the provider has signed these bytes. */
  isSigned(body: Uint8Array, signature: string | undefined): boolean
}

/** The provider could not be reached, or did not answer as it should. */
export class PaymentProviderError extends Error {}

/** Whether payments are open, and what their receipts say. */
export interface Payments {
  provider: PaymentProvider
  /** In hundredths of a percent; null where no VAT is charged. */
  vatRate: number | null
  /** What the tax office knows the operator by. */
  taxId: string | null
}
