import type { Transaction } from '../../domain/payments/transactions.ts'

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
