import type { Settings } from '../config/env.ts'
import { createPaystack } from './paystack.ts'
import type { Payments } from './provider.ts'

/** The payments that the settings configure; null if nothing can be bought. */
export function openPayments({
  paystack,
  vatRate,
  taxId,
}: Pick<Settings, 'paystack' | 'vatRate' | 'taxId'>): Payments | null {
  return paystack && { provider: createPaystack(paystack), vatRate, taxId }
}
