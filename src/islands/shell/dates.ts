// Nigeria counts its days at UTC+1, the whole year round; so does everyone who reads a report.
const timeZone = 'Africa/Lagos'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })

/** `4 March 2026`, of milliseconds since 1970. */
export function dateOf(instant: number): string {
  return longDate.format(instant)
}

/** `4 March 2026, 10:30`. */
export function momentOf(instant: number): string {
  return `${dateOf(instant)}, ${clock.format(instant)}`
}

/** `4 March 2026` of `2026-03-04`. */
export function dayInWords(day: string): string {
  return longDay.format(new Date(`${day}T00:00Z`))
}

/** Today as `2026-03-04`. */
export function today(): string {
  return isoDay.format(Date.now())
}
