// Nigeria is an hour ahead of UTC, the whole year round.
const offsetMs = 3_600_000
const dayMs = 24 * 3_600_000

/** When a Nigerian day (`YYYY-MM-DD`) begins and ends, in milliseconds since 1970; the end is the next day’s. */
export function dayInNigeria(day: string): { start: number; end: number } {
  const start = Date.parse(`${day}T00:00:00Z`) - offsetMs
  return { start, end: start + dayMs }
}
