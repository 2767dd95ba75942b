// Nigeria is at UTC+1 all year. Dates use this time zone for all readers.
const timeZone = 'Africa/Lagos'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })

/** `4 March 2026`, from milliseconds since 1970. */
export function dateOf(instant: number): string {
  return longDate.format(instant)
}

/** `4 March 2026, 10:30`. */
export function momentOf(instant: number): string {
  return `${dateOf(instant)}, ${clock.format(instant)}`
}

/** `4 March 2026` for `2026-03-04`. */
export function dayInWords(day: string): string {
  return longDay.format(new Date(`${day}T00:00Z`))
}

/** Today as `2026-03-04`. */
export function today(): string {
  return isoDay.format(Date.now())
}
