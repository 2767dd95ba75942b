import { daysMs, hoursMs, minutesMs } from '../../../domain/durations.ts'
import type { CheckoutRow } from '../../db/tables.ts'
import type { Context } from '../context.ts'

/**
 * How long until the provider is asked again about an unpaid checkout: five minutes on the first
 * day, in case a webhook was lost, then an hour, for late bank transfers. Null after a week.
 */
export function checkAgainMs(
  { now }: Pick<Context, 'now'>,
  { created_at }: Pick<CheckoutRow, 'created_at'>,
): number | null {
  const age = now - created_at
  if (age < daysMs(1)) return minutesMs(5)
  return age < daysMs(7) ? hoursMs(1) : null
}

/** When the provider is first asked about a checkout: a renewal is charged at once. */
export function firstCheckAt(
  { now }: Pick<Context, 'now'>,
  { kind }: Pick<CheckoutRow, 'kind'>,
): number {
  return kind === 'renewal' ? now : now + minutesMs(2)
}
