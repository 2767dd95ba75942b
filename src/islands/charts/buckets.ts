import type { ResultOf } from '../../api/contracts.ts'
import { dayLabel, monthLabel } from '../../locales/en/dates.ts'

export type DayTrend = ResultOf<'GET /admin/trends'>['data']['days'][number]

export type Grain = 'day' | 'week' | 'month'

/** The sums of a day, a week from Monday, or a calendar month. */
export interface Bucket extends Omit<DayTrend, 'day'> {
  /** The first and last day of the bucket within the range. */
  from: string
  to: string
  /** True if the range does not include all days of the bucket. */
  isPartial: boolean
}

/**
 * How finely a range is drawn. Below two events a day on average it is drawn by week, because a row
 * of ones and zeros shows no trend.
 */
export function grainOf(days: number, total = Number.POSITIVE_INFINITY): Grain {
  if (days <= 7 || (days <= 31 && total >= 2 * days)) return 'day'
  return days <= 92 ? 'week' : 'month'
}

const sums = ['lost', 'stolen', 'found', 'recovered', 'lookups'] as const
const daysOf = { day: () => 1, week: () => 7, month: daysInMonth } as const

/** Groups days without gaps, oldest first. */
export function bucketsOf(days: readonly DayTrend[], grain: Grain): Bucket[] {
  const groups = new Map<string, DayTrend[]>()
  for (const day of days) {
    const start = startOf(day.day, grain)
    groups.set(start, [...(groups.get(start) ?? []), day])
  }
  return [...groups].map(([start, group]) => ({
    from: group[0]?.day ?? start,
    to: group.at(-1)?.day ?? start,
    isPartial: group.length < daysOf[grain](start),
    ...sumOf(group),
  }))
}

/** Without the buckets before the first that counts something: nothing was counted then. */
export function fromFirst(
  buckets: readonly Bucket[],
  counts: readonly (typeof sums)[number][],
): Bucket[] {
  const first = buckets.findIndex((bucket) => counts.some((name) => bucket[name] > 0))
  return buckets.slice(Math.max(0, first))
}

export function sumOf(days: readonly Omit<DayTrend, 'day'>[]): Omit<DayTrend, 'day'> {
  const sum = { lost: 0, stolen: 0, found: 0, recovered: 0, lookups: 0 }
  for (const day of days) for (const name of sums) sum[name] += day[name]
  return sum
}

function startOf(day: string, grain: Grain): string {
  if (grain === 'day') return day
  if (grain === 'month') return `${day.slice(0, 7)}-01`
  const date = new Date(`${day}T00:00Z`)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  date.setUTCDate(date.getUTCDate() - sinceMonday)
  return date.toISOString().slice(0, 10)
}

function daysInMonth(first: string): number {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const range = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** `4 March 2026`, `2–8 March 2026` or `March 2026`. */
export function bucketLabel({ from, to, isPartial }: Bucket, grain: Grain): string {
  if (grain === 'month' && !isPartial) return monthLabel(from.slice(0, 7))
  return from === to ? dayLabel(from) : range.formatRange(new Date(from), new Date(to))
}

const shortRange = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const monthOfYear = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
/** `2–8 Mar` or `Mar 2026`: short enough for a table on a phone. */
export function rowLabel(bucket: Bucket, grain: Grain): string {
  if (grain === 'day') return bucketLabel(bucket, grain)
  if (grain === 'month') return monthOfYear.format(new Date(bucket.from))
  return shortRange.formatRange(new Date(bucket.from), new Date(bucket.to))
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

/** `4 Mar`: short enough below a narrow bar. */
export function shortDay(day: string): string {
  return `${Number(day.slice(8))} ${month.format(new Date(day))}`
}

/** The first day of a bucket, or its month. The first month of an axis has its year. */
export function axisLabel({ from }: Bucket, grain: Grain, index: number): string {
  if (grain !== 'month') return shortDay(from)
  const name = month.format(new Date(from))
  return index === 0 ? `${name} ${from.slice(0, 4)}` : name
}

/** The share of losses and thefts that was recovered; null below `min` reports. */
export function recoveryRate(
  { lost, stolen, recovered }: Pick<DayTrend, 'lost' | 'stolen' | 'recovered'>,
  min = minForRate,
): number | null {
  const missing = lost + stolen
  return missing < min ? null : recovered / missing
}

/** With fewer reports each one would change the rate too much. */
export const minForRate = 5

export function shownRate(rate: number | null): string {
  return rate === null ? '–' : `${Math.round(rate * 100)}%`
}

/** The end of an axis: a round number, at least `max`, whose half is a count as well. */
export function axisEnd(max: number): number {
  if (max <= 4) return 4
  const magnitude = 10 ** Math.floor(Math.log10(max))
  const steps = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].map((step) => step * magnitude)
  // The middle of the axis is a whole number, too.
  return steps.find((step) => step >= max && step % 2 === 0) ?? 10 * magnitude
}
