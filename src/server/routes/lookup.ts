import { listEnumerationEvents, listLookups } from '../../api/lookup/admin-lookups.ts'
import { getBatchQuota, verifyBatch } from '../../api/lookup/batch.ts'
import { verify } from '../../api/lookup/verify.ts'
import { confirmWatch, createWatch, deleteWatch } from '../../api/lookup/watch.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { readEnumerationEvents } from '../queries/lookup/enumeration-events.ts'
import { lookupDays } from '../queries/lookup/lookup-alerts.ts'
import { removeWatch } from '../queries/lookup/watches.ts'
import { deleteLogged } from '../services/activity/log-activity.ts'
import { readQuota } from '../services/lookup/batch-quota.ts'
import { lookUp } from '../services/lookup/look-up.ts'
import { verifyBatchUseCase } from '../services/lookup/verify-batch.ts'
import { confirmWatchUseCase, createWatchUseCase } from '../services/lookup/watch.ts'
import { limitedRoute, type Route, route } from './route.ts'

export const lookupRoutes: readonly Route[] = [
  route(getBatchQuota, async (ctx, { currentUser }) => ({
    data: await readQuota(ctx, currentUser.id),
  })),
  route(verify, async (ctx, { input, sender, authorization }) =>
    lookUp(ctx, input.identifier, { sender, authorization, language: input.language }),
  ),
  limitedRoute(verifyBatch, 'batch', verifyBatchUseCase),
  route(listLookups, async ({ database }, { input }) => ({
    data: await lookupDays(database.read, input),
  })),
  route(listEnumerationEvents, async ({ database, now }, { input }) => ({
    data: await readEnumerationEvents(database.read, input, now),
  })),
  route(createWatch, async (ctx, request) => {
    await createWatchUseCase(ctx, request)
    return { message: resultMessages['watch-asked'] }
  }),
  route(confirmWatch, confirmWatchUseCase),
  route(deleteWatch, async (ctx, { input, sender }) => {
    const deleted = await deleteLogged(ctx, 'watch', (tx) => removeWatch(tx, input.token))
    if (!deleted) await ctx.limiter.consumeWrong('link', sender)
    return { message: resultMessages[deleted ? 'watch-ended' : 'no-watch'] }
  }),
]
