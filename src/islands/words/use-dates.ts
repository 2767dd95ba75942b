import { dayOf, timeOf } from '../../domain/calendar-days.ts'
import { dayText } from '../../locales/dates-in.ts'
import { calendarWords } from '../../locales/en/screens/dashboard/shell.ts'
import { useWords } from './use-words.ts'

export type Dates = ReturnType<typeof useDates>

/** Dates in the account’s language. Nigeria is at UTC+1 all year, for all readers. */
export function useDates() {
  const { months } = useWords('calendarWords', calendarWords)
  const dayInWords = (day: string) => dayText(day, months)
  const dateOf = (instant: number) => dayInWords(dayOf(instant))
  return {
    /** `4 March 2026`, from milliseconds since 1970. */
    dateOf,
    /** `4 March 2026, 10:30`. */
    momentOf: (instant: number) => `${dateOf(instant)}, ${timeOf(instant)}`,
    /** `4 March 2026` for `2026-03-04`. */
    dayInWords,
  }
}
