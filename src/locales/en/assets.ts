import { monthInWords, monthOf } from '../../domain/calendar-days.ts'

/** What stands for a description until its new owner has written one; `at` is when they got it. */
export function handedOverMessage(at: number): string {
  return `Handed over on Toju in ${monthInWords(monthOf(at))}.`
}

/** Of a row of a table that holds the number of an earlier row. */
export const repeatedNumber = 'This number is in an earlier row too'
