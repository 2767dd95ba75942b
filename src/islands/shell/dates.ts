import { dayOf, timeOf } from '../../domain/calendar-days.ts'
import { dayText } from '../../locales/dates-in.ts'
import { longDate, months } from '../../locales/en/dates.ts'

/** `4 March 2026, 10:30`, from milliseconds since 1970. */
export function momentOf(instant: number): string {
  return `${longDate(instant)}, ${timeOf(instant)}`
}

const dayMs = 86_400_000

/** `Today, 10:30`, `Yesterday, 10:30`, or `4 March 2026` for an earlier day. */
export function recentMoment(instant: number): string {
  const day = dayOf(instant)
  if (day === today()) return `Today, ${timeOf(instant)}`
  if (day === dayOf(Date.now() - dayMs)) return `Yesterday, ${timeOf(instant)}`
  return longDate(instant)
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `Wednesday, 4 March`, for a day in the near future. */
export function weekdayDate(instant: number): string {
  const weekday = new Date(`${dayOf(instant)}T00:00Z`).getUTCDay()
  return `${weekdays[weekday]}, ${longDate(instant).replace(/ \d+$/, '')}`
}

const shortMonths = months.map((month) => month.slice(0, 3))

/** `4 Mar 2026` for `2026-03-04`, for tables. */
export function shortDayLabel(day: string): string {
  return dayText(day, shortMonths)
}

/** `4 Mar 2026`: the Nigerian day of an instant. */
export function shortDate(instant: number): string {
  return shortDayLabel(dayOf(instant))
}

/** `4 Mar 2026, 10:30`, from milliseconds since 1970. */
export function shortMoment(instant: number): string {
  return `${shortDate(instant)}, ${timeOf(instant)}`
}

/** Today in Nigeria as `2026-03-04`. */
export function today(): string {
  return dayOf(Date.now())
}
