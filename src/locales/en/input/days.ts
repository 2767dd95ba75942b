import { dayLabel } from '../dates.ts'

/** What is wrong with a date. */
export const dayInput = {
  'day-form': 'Enter a date, like 2026-03-04',
  'day-to-come': 'This day is still to come',
  'no-such-day': 'There is no such day',
  'uncertain-day': ({
    typed,
    days: [first, second],
  }: {
    typed: string
    days: readonly [string, string]
  }) => `${typed} could be ${dayLabel(first)} or ${dayLabel(second)}.`,
}
