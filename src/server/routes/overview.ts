import {
  exportList,
  getFigures,
  getStats,
  getTasks,
  getTrends,
  searchEverything,
} from '../../api/overview/overview.ts'
import { dayNumber, formatDayNumber } from '../../domain/calendar-days.ts'
import { publicFigure } from '../../domain/overview/public-figures.ts'
import { countLogSince, listLogRecords } from '../queries/activity/admin-activity-log.ts'
import { readAllLookups, readCounters, readDays } from '../queries/counters.ts'
import { countEnumerationEventsSince } from '../queries/lookup/enumeration-events.ts'
import { countPendingTasks, type PendingTasks } from '../queries/overview/pending-tasks.ts'
import { queueFigures } from '../queries/overview/queue-figures.ts'
import {
  searchAllAssets,
  searchIdentifiers,
  searchReports,
  searchUsers,
} from '../queries/overview/search.ts'
import { countUsers } from '../queries/users/admin-users.ts'
import { requireConfirmedPassword } from '../security/staff-access.ts'
import { exportListUseCase } from '../services/overview/export-list.ts'
import { type Route, route, textRoute } from './route.ts'

const maxActivities = 10
/** The latest entries, from which the shown ones come. */
const maxRead = 50
const dayMs = 24 * 3_600_000

const getStatsRoute = route(getStats, async ({ database, now }) => {
  const { read } = database
  const counts = await readCounters(read, ['items', 'assets'])
  const log = await listLogRecords(database, {}, { page: 1, limit: maxRead })
  return {
    data: {
      totalUsers: await countUsers(read, {}),
      totalItems: counts.items,
      totalAssets: counts.assets,
      activitiesToday: await countLogSince(read, now - dayMs),
      queues: await queueFigures(read),
      // Of several logins in a row, only the newest.
      recentActivities: log.rows
        .filter(({ action }, at) => action !== 'login' || log.rows[at - 1]?.action !== 'login')
        .slice(0, maxActivities),
    },
  }
})

const getTasksRoute = route(getTasks, async ({ database: { read }, now }) => {
  const counts = await readCounters(read, ['items.status.pending', 'disputes.status.open'])
  const waiting = async (kind: PendingTasks) => ({
    kind,
    count: await countPendingTasks(read, kind),
  })
  return {
    data: [
      { kind: 'pending-items' as const, count: counts['items.status.pending'] },
      { kind: 'open-disputes' as const, count: counts['disputes.status.open'] },
      await waiting('pending-merchants'),
      await waiting('merchant-changes'),
      await waiting('open-complaints'),
      await waiting('failed-mails'),
      {
        kind: 'new-enumeration' as const,
        count: await countEnumerationEventsSince(read, now - dayMs),
      },
    ],
  }
})

const maxStates = 5
const stateName = /^state\.(.+)$/

const getTrendsRoute = route(getTrends, async ({ database, now }, { input }) => {
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

export const overviewRoutes: readonly Route[] = [
  textRoute(exportList, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await ctx.limiter.consume('exportLog', request.currentUser.id)
    return exportListUseCase(ctx, request)
  }),
  route(getFigures, async ({ database }) => {
    const totals = await readCounters(database.read, ['assets', 'items'])
    return {
      data: {
        assets: publicFigure(totals.assets),
        reports: publicFigure(totals.items),
        lookups: publicFigure(await readAllLookups(database.read)),
      },
    }
  }),
  getStatsRoute,
  getTasksRoute,
  getTrendsRoute,
  route(searchEverything, async ({ database }, { input }) => {
    const [users, assets, reports, identifiers] = await Promise.all([
      searchUsers(database, input.query),
      searchAllAssets(database, input.query),
      searchReports(database, input.query),
      searchIdentifiers(database, input.query),
    ])
    return { data: { users, assets, reports, identifiers } }
  }),
]
