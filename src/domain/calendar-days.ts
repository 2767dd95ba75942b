// Nigeria is an hour ahead of UTC, all year.
const offsetMs = 3_600_000
const dayMs = 24 * 3_600_000

/**
 * The beginning and end of a Nigerian day (`YYYY-MM-DD`), in milliseconds since 1970; the end is
 * exclusive.
 */
export function dayInNigeria(day: string): { start: number; end: number } {
  const start = Date.parse(`${day}T00:00:00Z`) - offsetMs
  return { start, end: start + dayMs }
}

/** The Nigerian day of a time, as days since 1970. */
export function dayNumber(instant: number): number {
  return Math.floor((instant + offsetMs) / dayMs)
}

/** The time at which such a day begins. */
export function startOfDay(day: number): number {
  return day * dayMs - offsetMs
}

/** The `YYYY-MM-DD` of such a day. */
export function dayOfNumber(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** The day (`YYYY-MM-DD`) of a time in Nigeria. */
export function dayOf(instant: number): string {
  return dayOfNumber(dayNumber(instant))
}

/** The hour of a time in Nigeria, 0–23. */
export function hourOf(instant: number): number {
  return new Date(instant + offsetMs).getUTCHours()
}

/** `10:42`: the time of day in Nigeria. */
export function timeOf(instant: number): string {
  return new Date(instant + offsetMs).toISOString().slice(11, 16)
}

/** The month (`2026-03`) of a time in Nigeria. */
export function monthOf(instant: number): string {
  return dayOf(instant).slice(0, 7)
}
