import { confirmWatch } from '../../../api/lookup/confirm-watch.ts'
import { createWatch } from '../../../api/lookup/create-watch.ts'
import { getBatchQuota } from '../../../api/lookup/get-batch-quota.ts'
import { listEnumerationEvents } from '../../../api/lookup/list-enumeration-events.ts'
import { listLookups } from '../../../api/lookup/list-lookups.ts'
import { verifyBatch } from '../../../api/lookup/verify-batch.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { readEnumerationEvents } from '../../queries/lookup/enumeration-events.ts'
import { lookupDays } from '../../queries/lookup/lookup-alerts.ts'
import { readQuota } from '../../services/lookup/batch-quota.ts'
import { confirmWatchUseCase } from '../../services/lookup/confirm-watch.ts'
import { createWatchUseCase } from '../../services/lookup/create-watch.ts'
import { verifyBatchUseCase } from '../../services/lookup/verify-batch.ts'
import { limitedRoute, type Route, route } from '../route.ts'
import { deleteWatchRoute } from './delete-watch.ts'
import { verifyRoute } from './verify.ts'

const confirmWatchRoute = route(confirmWatch, async (ctx, request) => {
  await ctx.limiter.consume('codeByIp', request.ip)
  return confirmWatchUseCase(ctx, request)
})

const watchRoute = route(createWatch, async (ctx, request) => {
  await createWatchUseCase(ctx, request)
  return { message: resultMessages['watch-asked'] }
})

const getBatchQuotaRoute = route(getBatchQuota, async (ctx, { currentUser }) => ({
  data: await readQuota(ctx, currentUser.id),
}))

const listEnumerationEventsRoute = route(
  listEnumerationEvents,
  async ({ database, now }, { input }) => ({
    data: await readEnumerationEvents(database.read, input, now),
  }),
)

const listLookupsRoute = route(listLookups, async ({ database }, { input }) => ({
  data: await lookupDays(database.read, input),
}))

const verifyBatchRoute = limitedRoute(verifyBatch, 'batch', verifyBatchUseCase)

export const lookupRoutes: readonly Route[] = [
  getBatchQuotaRoute,
  verifyRoute,
  verifyBatchRoute,
  listLookupsRoute,
  listEnumerationEventsRoute,
  watchRoute,
  confirmWatchRoute,
  deleteWatchRoute,
]
