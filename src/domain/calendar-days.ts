// Nigeria is UTC+1 all year.
const offsetMs = 3_600_000
const dayMs = 24 * 3_600_000

/**
 * Start and end of a Nigerian day (`YYYY-MM-DD`) in milliseconds since 1970. The end is exclusive.
 */
export function dayInNigeria(day: string): { start: number; end: number } {
  const start = Date.parse(`${day}T00:00:00Z`) - offsetMs
  return { start, end: start + dayMs }
}

/** The Nigerian day of an instant, as days since 1970. */
export function dayNumber(instant: number): number {
  return Math.floor((instant + offsetMs) / dayMs)
}

/** The instant at which a day (as days since 1970) begins. */
export function startOfDay(day: number): number {
  return day * dayMs - offsetMs
}

/** The `YYYY-MM-DD` of a day (as days since 1970). */
export function dayOfNumber(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** The Nigerian day (`YYYY-MM-DD`) of an instant. */
export function dayOf(instant: number): string {
  return dayOfNumber(dayNumber(instant))
}

/** The hour of an instant in Nigeria, 0–23. */
export function hourOf(instant: number): number {
  return new Date(instant + offsetMs).getUTCHours()
}

/** The time of day of an instant in Nigeria: `10:42`. */
export function timeOf(instant: number): string {
  return new Date(instant + offsetMs).toISOString().slice(11, 16)
}

/** The Nigerian month of an instant, as months since the year 0. */
export function monthNumber(instant: number): number {
  const day = new Date(instant + offsetMs)
  return day.getUTCFullYear() * 12 + day.getUTCMonth()
}

/** The `2026-03` of a month (as months since the year 0). */
export function monthOfNumber(month: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0')
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}`
}

/** The Nigerian month (`2026-03`) of an instant. */
export function monthOf(instant: number): string {
  return monthOfNumber(monthNumber(instant))
}
