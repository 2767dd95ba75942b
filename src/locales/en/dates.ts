import { dayNumber } from '../../domain/calendar-days.ts'

const locale = 'en-GB'
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

const dayMs = 86_400_000
const maxTexts = 1000

/**
 * Caches the texts of days or months, because `Intl` takes a microsecond for each, and lookups need
 * them.
 */
function remembered<Key>(textOf: (key: Key) => string): (key: Key) => string {
  const texts = new Map<Key, string>()
  return (key) => {
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = textOf(key)
    if (texts.size >= maxTexts) texts.clear()
    texts.set(key, text)
    return text
  }
}

// By UTC, because the offset of Lagos was different before September 1919.
const textOfDay = remembered((day: number) => days.format(day * dayMs))

/** `4 March 2026`: the Nigerian day of an instant. */
export function longDate(instant: number): string {
  return textOfDay(dayNumber(instant))
}

/** `4 March 2026` for `2026-03-04`. */
export function dayLabel(day: string): string {
  return days.format(new Date(`${day}T00:00Z`))
}

/** `March 2026` for `2026-03`. */
export const monthLabel = remembered((month: string) =>
  months.format(new Date(`${month}-01T00:00Z`)),
)
