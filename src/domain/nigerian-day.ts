const aheadMs = 3_600_000

/** The day (`YYYY-MM-DD`) that an instant falls on in Nigeria: UTC+1, the whole year round. */
export function nigerianDay(instant: number): string {
  return new Date(instant + aheadMs).toISOString().slice(0, 10)
}

/** The hour of the day (0–23) there. */
export function nigerianHour(instant: number): number {
  return new Date(instant + aheadMs).getUTCHours()
}
