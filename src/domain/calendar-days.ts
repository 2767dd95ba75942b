// Nigeria is an hour ahead of UTC, the whole year round.
const offsetMs = 3_600_000
const dayMs = 24 * 3_600_000

/** When a Nigerian day (`YYYY-MM-DD`) begins and ends, in milliseconds since 1970; the end is the next day’s. */
export function dayInNigeria(day: string): { start: number; end: number } {
  const start = Date.parse(`${day}T00:00:00Z`) - offsetMs
  return { start, end: start + dayMs }
}

/** Nigeria's days counted from 1970: the number of the day in which an instant lies. */
export function dayNumber(instant: number): number {
  return Math.floor((instant + offsetMs) / dayMs)
}

/** The instant at which the day of such a number begins. */
export function startOfDay(day: number): number {
  return day * dayMs - offsetMs
}

/** `YYYY-MM-DD` of such a number. */
export function dayOfNumber(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** The day (`YYYY-MM-DD`) that an instant falls on in Nigeria. */
export function dayOf(instant: number): string {
  return dayOfNumber(dayNumber(instant))
}

/** The hour of the day there, 0–23. */
export function hourOf(instant: number): number {
  return new Date(instant + offsetMs).getUTCHours()
}

/** `10:42`: the time of day there. */
export function timeOf(instant: number): string {
  return new Date(instant + offsetMs).toISOString().slice(11, 16)
}

/** The month (`2026-03`) that an instant falls in there. */
export function monthOf(instant: number): string {
  return dayOf(instant).slice(0, 7)
}
