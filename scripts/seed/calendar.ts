const minuteMs = 60_000
const dayMs = 86_400_000
/** Nigeria is UTC+1 all year. */
const aheadMs = 3_600_000

export interface Calendar {
  /** That day at this many minutes past midnight in Nigeria. Day 0 is today. */
  at(daysAgo: number, minutes: number): number
  /** That day as `YYYY-MM-DD`. */
  day(daysAgo: number): string
}

export function createCalendar(now: number): Calendar {
  const midnight = Math.floor((now + aheadMs) / dayMs) * dayMs - aheadMs
  return {
    at: (daysAgo, minutes) => midnight - daysAgo * dayMs + minutes * minuteMs,
    day: (daysAgo) => new Date(midnight + aheadMs - daysAgo * dayMs).toISOString().slice(0, 10),
  }
}

/** Hours in minutes, the unit of `Calendar.at`. */
export const hours = (count: number): number => count * 60

/** `17:40` as minutes past midnight. */
export function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
