import { dayOf, timeOf } from '../../domain/calendar-days.ts'
import type { Withheld } from '../../domain/notifications/mail-budgets.ts'
import { durationMessage } from './durations.ts'

/** What is said in the place of a mail that is withheld, alike for every address. */
export function withheldMessage(
  what: 'link' | 'code',
  { lastAt, nextAt }: Withheld,
  now: number,
): string {
  const day = dayOf(lastAt) === dayOf(now) ? '' : 'yesterday '
  return `We sent a ${what} ${day}at ${timeOf(lastAt)}. Look for it, or ask again in ${durationMessage(nextAt - now)}.`
}
