import { dayOf } from '../domain/calendar-days.ts'
import type { Language } from '../domain/languages.ts'

/** Pidgin is written with English months: `Intl` spells them as on the radio, “Sẹptẹ́mba”. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  pcm: 'en-GB',
  ha: 'ha-NG',
  yo: 'yo-NG',
  ig: 'ig-NG',
}

/** The names of the months, January first, by `Intl`. Browsers lack some of these languages. */
export function monthNames(language: Language): string[] {
  const month = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 15)))
}

/** Dates for server rendering: `4 Maris 2026`. The order is the one that Nigerians write. */
export function datesIn(language: Language) {
  const months = monthNames(language)
  return {
    months,
    /** The Nigerian day of an instant. */
    longDate: (instant: number) => dayText(dayOf(instant), months),
    /** For `2026-03-04`. */
    dayLabel: (day: string) => dayText(day, months),
    /** For `2026-03`. */
    monthLabel: (month: string) => monthText(month, months),
  }
}

/** `4 March 2026` for `2026-03-04`, with these names of months. */
export function dayText(day: string, months: readonly string[]): string {
  return `${Number(day.slice(8))} ${monthText(day.slice(0, 7), months)}`
}

/** `March 2026` for `2026-03`. */
export function monthText(month: string, months: readonly string[]): string {
  return `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
}
