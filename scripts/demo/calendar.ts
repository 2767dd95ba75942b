const dayMs = 86_400_000
/** Nigeria is UTC+1 all year. */
const aheadMs = 3_600_000

export interface Calendar {
  /** That day at `17:40` in Nigeria. Day 0 is today. */
  at(daysAgo: number, time: string): number
  /** That day as `YYYY-MM-DD`. */
  day(daysAgo: number): string
}

export function createCalendar(now: number): Calendar {
  const today = Math.floor((now + aheadMs) / dayMs) * dayMs
  const day = (daysAgo: number) => new Date(today - daysAgo * dayMs).toISOString().slice(0, 10)
  return { day, at: (daysAgo, time) => Date.parse(`${day(daysAgo)}T${time}+01:00`) }
}
