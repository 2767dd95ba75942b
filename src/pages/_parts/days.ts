const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `10 November 2026`. Content files have days, which are parsed as midnight UTC. */
export function dayText(day: Date): string {
  return longDay.format(day)
}

/** `2026-11-10`, for machines. */
export function dayIso(day: Date): string {
  return day.toISOString().slice(0, 10)
}
