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

const hourMs = 3_600_000

/** A duration in one unit: `40 minutes`, `7 hours`, `3 days`. */
export function durationInWords(ms: number): string {
  const [value, unit] =
    ms < hourMs
      ? ([Math.max(1, Math.round(ms / 60_000)), 'minute'] as const)
      : ms < 48 * hourMs
        ? ([Math.round(ms / hourMs), 'hour'] as const)
        : ([Math.round(ms / (24 * hourMs)), 'day'] as const)
  return new Intl.NumberFormat('en-NG', { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
