import type { Language } from '../domain/languages.ts'

/**
 * English dates have the form of `locales/en/dates.ts`. Pidgin is written with English months: `Intl`
 * spells them as on the radio, “Sẹptẹ́mba”.
 */
const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  pcm: 'en-GB',
  ha: 'ha-NG',
  yo: 'yo-NG',
  ig: 'ig-NG',
}

const timeZone = 'Africa/Lagos'

/** The names of the months, January first, by `Intl`. Browsers lack some of these languages. */
export function monthNames(language: Language): string[] {
  const month = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 15)))
}

/** Dates for server rendering: `4 Maris 2026`. The order is the one that Nigerians write. */
export function datesIn(language: Language) {
  const months = monthNames(language)
  return {
    /** The Nigerian day of an instant. */
    longDate: (instant: number) => dayText(instant, months),
    /** For `2026-03-04`. */
    dayLabel: (day: string) => dayText(Date.parse(`${day}T00:00+01:00`), months),
    /** For `2026-03`. */
    monthLabel: (month: string) => monthText(month, months),
  }
}

const numbers = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
})

function numbersOf(instant: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(numbers.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** `4 March 2026`: the Nigerian day of an instant, with these names of months. */
export function dayText(instant: number, months: readonly string[]): string {
  const { day, month, year } = numbersOf(instant)
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`
}

/** `March 2026` for `2026-03`. */
export function monthText(month: string, months: readonly string[]): string {
  return `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
}

/** `14:05` in Nigeria. */
export function clockText(instant: number): string {
  const { hour, minute } = numbersOf(instant)
  return `${hour}:${minute}`
}
