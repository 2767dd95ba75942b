import type { DayTrend } from './queries.ts'

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `4 Mar` for `2026-03-04`. */
export function shortDay(day: string): string {
  return short.format(new Date(`${day}T00:00Z`))
}

/** The part of losses and thefts on these days that has been recovered; null if there were none. */
export function recoveryRate(
  days: readonly Pick<DayTrend, 'lost' | 'stolen' | 'recovered'>[],
): number | null {
  const missing = days.reduce((sum, { lost, stolen }) => sum + lost + stolen, 0)
  const recovered = days.reduce((sum, day) => sum + day.recovered, 0)
  return missing === 0 ? null : recovered / missing
}

export function shownRate(rate: number | null): string {
  return rate === null ? '–' : `${Math.round(rate * 100)}%`
}

/** The end of an axis: a round number, at least `greatest`. */
export function axisEnd(greatest: number): number {
  if (greatest <= 4) return 4
  const magnitude = 10 ** Math.floor(Math.log10(greatest))
  const steps = [1, 2, 4, 5, 8, 10].map((step) => step * magnitude)
  return steps.find((step) => step >= greatest) ?? 10 * magnitude
}
