import { dayOf } from '../../domain/calendar-days.ts'
import { dayLabel } from '../../locales/en/dates.ts'

/** The Nigerian day of an instant, at midnight UTC like the days of content files. */
export function dayOfInstant(instant: number): Date {
  return new Date(dayOf(instant))
}

/** `10 November 2026`. Content files have days, which are parsed as midnight UTC. */
export function dayText(day: Date): string {
  return dayLabel(dayIso(day))
}

/** `2026-11-10`, for machines. */
export function dayIso(day: Date): string {
  return day.toISOString().slice(0, 10)
}
