import { getTrends } from '../../../api/overview/get-trends.ts'
import { dayNumber, formatDayNumber } from '../../../domain/calendar-days.ts'
import { readDays } from '../../queries/counters.ts'
import { route } from '../route.ts'

const maxStates = 10
const stateName = /^state\.(.+)$/

export const getTrendsRoute = route(getTrends, async ({ database, now }, { input }) => {
  const last = dayNumber(now)
  const first = last - input.days + 1
  const counted = await readDays(database.read, first, last)
  const amounts = new Map(counted.map(({ day, name, amount }) => [`${day} ${name}`, amount]))
  const states = new Map<string, number>()
  for (const { name, amount } of counted) {
    const state = stateName.exec(name)?.[1]
    if (state) states.set(state, (states.get(state) ?? 0) + amount)
  }
  return {
    data: {
      days: Array.from({ length: input.days }, (_, index) => {
        const day = first + index
        const of = (name: string) => amounts.get(`${day} ${name}`) ?? 0
        return {
          day: formatDayNumber(day),
          lost: of('reported.Lost'),
          stolen: of('reported.Stolen'),
          found: of('reported.Found'),
          recovered: of('recovered'),
          lookups: of('lookups'),
        }
      }),
      states: [...states]
        .map(([state, reports]) => ({ state, reports }))
        .filter(({ reports }) => reports > 0)
        .sort((a, b) => b.reports - a.reports || a.state.localeCompare(b.state))
        .slice(0, maxStates),
    },
  }
})
