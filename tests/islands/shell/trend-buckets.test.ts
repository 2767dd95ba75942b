import { expect, test } from 'vitest'
import {
  axisEnd,
  axisLabel,
  bucketLabel,
  bucketsOf,
  type DayTrend,
  grainOf,
  recoveryRate,
  rowLabel,
} from '../../../src/islands/charts/buckets.ts'

const none = { lost: 0, stolen: 0, found: 0, recovered: 0, lookups: 0 }

/** Consecutive days with one loss each. */
function daysFrom(first: string, count: number): DayTrend[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(`${first}T00:00Z`)
    day.setUTCDate(day.getUTCDate() + index)
    return { ...none, day: day.toISOString().slice(0, 10), lost: 1 }
  })
}

test('a range is grouped by day, week or month, so that its bars are wide enough', () => {
  expect([7, 30, 90, 365].map((days) => grainOf(days))).toEqual(['day', 'day', 'week', 'month'])
  // With so few events, days would be a row of ones and zeros.
  expect(grainOf(30, 59)).toBe('week')
  expect(grainOf(30, 60)).toBe('day')
  expect(bucketsOf(daysFrom('2025-11-23', 365), grainOf(365))).toHaveLength(13)
})

test('weeks begin on Monday, and weeks that the range cuts off are marked', () => {
  const weeks = bucketsOf(daysFrom('2026-11-18', 12), 'week')
  expect(weeks.map(({ from, to, lost, isPartial }) => [from, to, lost, isPartial])).toEqual([
    ['2026-11-18', '2026-11-22', 5, true],
    ['2026-11-23', '2026-11-29', 7, false],
  ])
})

test('every label includes the year', () => {
  const [december, january] = bucketsOf(daysFrom('2025-12-01', 62), 'month')
  expect([december, january].map((bucket) => bucket && bucketLabel(bucket, 'month'))).toEqual([
    'December 2025',
    'January 2026',
  ])
  const [week] = bucketsOf(daysFrom('2025-12-29', 7), 'week')
  expect(week && bucketLabel(week, 'week')).toContain('2026')
})

test('a week is short in a table', () => {
  const [week] = bucketsOf(daysFrom('2026-03-02', 7), 'week')
  expect(week && rowLabel(week, 'week')).toMatch(/^2\s*–\s*8 Mar$/)
})

test('a label of an axis is short, and only the first month names its year', () => {
  const months = bucketsOf(daysFrom('2025-12-01', 62), 'month')
  expect(months.map((month, index) => axisLabel(month, 'month', index))).toEqual([
    'Dec 2025',
    'Jan',
  ])
  const weeks = bucketsOf(daysFrom('2026-11-16', 14), 'week')
  expect(weeks.map((week, index) => axisLabel(week, 'week', index))).toEqual(['16 Nov', '23 Nov'])
})

test('too few reports have no recovery rate', () => {
  expect(recoveryRate({ lost: 1, stolen: 1, recovered: 2 })).toBeNull()
  expect(recoveryRate({ lost: 4, stolen: 4, recovered: 2 })).toBe(0.25)
})

test('an axis reaches every count, and its middle is a count too', () => {
  for (let max = 0; max <= 2000; max++) {
    const end = axisEnd(max)
    expect([end >= max, Number.isInteger(end / 2)]).toEqual([true, true])
    if (max > 4) expect(end / max, `the end for ${max}`).toBeLessThanOrEqual(1.4)
  }
})
