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
import { route } from '../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const confirmWatchRoute = route(confirmWatch, async (ctx, request) => {
  await ctx.limiter.consume('codeByIp', request.ip)
  return confirmWatchUseCase(ctx, request)
})

export const watchRoute = route(createWatch, async (ctx, request) => {
  await createWatchUseCase(ctx, request)
  return { message: resultMessages['watch-asked'] }
})

export const getBatchQuotaRoute = route(getBatchQuota, async (ctx, { currentUser }) => ({
  data: await readQuota(ctx, currentUser.id),
}))

export const listEnumerationEventsRoute = route(
  listEnumerationEvents,
  async ({ database, now }, { input }) => ({
    data: await readEnumerationEvents(database.read, input, now),
  }),
)

export const listLookupsRoute = route(listLookups, async ({ database }, { input }) => ({
  data: await lookupDays(database.read, input),
}))

export const verifyBatchRoute = route(verifyBatch, async (ctx, request) => {
  await ctx.limiter.consume('batch', request.currentUser.id)
  return { data: await verifyBatchUseCase(ctx, request) }
})
