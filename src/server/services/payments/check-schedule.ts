import { days, hours, minutes } from '../../../domain/durations.ts'
import type { CheckoutRow } from '../../db/tables.ts'
import type { Context } from '../context.ts'

const ms = 1000

/**
 * When the provider is asked again about an unpaid checkout: in five minutes on the first day, in
 * case a webhook was lost, then in an hour, for late bank transfers. Null after a week.
 */
export function checkAgainAt(
  { now }: Pick<Context, 'now'>,
  { created_at }: Pick<CheckoutRow, 'created_at'>,
): number | null {
  const age = now - created_at
  if (age < days(1) * ms) return now + minutes(5) * ms
  return age < days(7) * ms ? now + hours(1) * ms : null
}

/** When the provider is asked for the first time. */
export function firstCheckAt({ now }: Pick<Context, 'now'>): number {
  return now + minutes(2) * ms
}
