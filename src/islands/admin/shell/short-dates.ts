// Nigeria is at UTC+1 all year. Dates use this time zone for all readers.
const timeZone = 'Africa/Lagos'
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const date = new Intl.DateTimeFormat('en-GB', { ...day, timeZone })
const moment = new Intl.DateTimeFormat('en-GB', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
})

/** `4 Mar 2026`, for the cells of tables. */
export function shortDate(instant: number): string {
  return date.format(instant)
}

/** `4 Mar 2026, 10:30`. */
export function shortMoment(instant: number): string {
  return moment.format(instant)
}
