import { exportList } from '../../../api/overview/export-list.ts'
import { getFigures } from '../../../api/overview/get-figures.ts'
import { searchEverything } from '../../../api/overview/search-everything.ts'
import { publicFigure } from '../../../domain/overview/public-figures.ts'
import { readAllLookups, readCounters } from '../../queries/counters.ts'
import {
  searchAllAssets,
  searchIdentifiers,
  searchReports,
  searchUsers,
} from '../../queries/overview/search.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { exportListUseCase } from '../../services/overview/export-list.ts'
import { type Route, route, textRoute } from '../route.ts'
import { getStatsRoute } from './get-stats.ts'
import { getTasksRoute } from './get-tasks.ts'
import { getTrendsRoute } from './get-trends.ts'

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
