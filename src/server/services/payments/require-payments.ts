import { Problem } from '../../../api/problem.ts'
import type { Payments } from '../../payments/provider.ts'
import type { Context } from '../context.ts'

/** The payment provider and settings; throws while payments are closed. */
export function requirePayments({ payments }: Pick<Context, 'payments'>): Payments {
  if (payments) return payments
  throw new Problem('PAYMENTS_CLOSED', 'closed')
}
