/** An instant is milliseconds since 1970, UTC. Nigeria is UTC+1 all year. */
const nigerianOffsetMs = 3_600_000
const dayMs = 24 * 3_600_000

/** The instants at which a Nigerian day (`YYYY-MM-DD`) starts and ends; the end is exclusive. */
export function instantsOfDay(day: string): { start: number; end: number } {
  const start = Date.parse(`${day}T00:00:00Z`) - nigerianOffsetMs
  return { start, end: start + dayMs }
}

/** The Nigerian day of an instant, as days since 1970. */
export function dayNumber(instant: number): number {
  return Math.floor((instant + nigerianOffsetMs) / dayMs)
}

/** The instant at which a day (as days since 1970) begins. */
export function startOfDay(day: number): number {
  return day * dayMs - nigerianOffsetMs
}

/** The instant at which the Nigerian day of an instant began. */
export function startOfDayOf(instant: number): number {
  return startOfDay(dayNumber(instant))
}

/** A day (as days since 1970) in the form `YYYY-MM-DD`. */
export function formatDayNumber(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** The Nigerian day (`YYYY-MM-DD`) of an instant. */
export function dayOf(instant: number): string {
  return formatDayNumber(dayNumber(instant))
}

/** The hour of an instant in Nigeria, 0–23. */
export function hourOf(instant: number): number {
  return new Date(instant + nigerianOffsetMs).getUTCHours()
}

/** The time of day of an instant in Nigeria: `10:42`. */
export function timeOf(instant: number): string {
  return new Date(instant + nigerianOffsetMs).toISOString().slice(11, 16)
}

/** The Nigerian month (`2026-03`) of an instant. */
export function monthOf(instant: number): string {
  return new Date(instant + nigerianOffsetMs).toISOString().slice(0, 7)
}
