import { Problem } from '../../../api/problem.ts'
import type { Payments } from '../../payments/provider.ts'
import type { Context } from '../context.ts'

/** The provider, where payments are open. */
export function requirePayments({ payments }: Pick<Context, 'payments'>): Payments {
  if (payments) return payments
  throw new Problem('PAYMENTS_CLOSED', 'closed')
}
