import * as z from 'zod/mini'
import { check, checkBatch } from '../../api/v1/check.ts'
import { listOwnReports } from '../../api/v1/reports.ts'
import { addWatches, deleteOneWatch, deleteWatches, listWatches } from '../../api/v1/watches.ts'
import { addUserWatches, deleteUserWatches, listUserWatches } from '../../api/webhooks/webhooks.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireFound } from '../lib/preconditions.ts'
import { formatPosition } from '../queries/pagination.ts'
import { countUserWatches, toUserWatch, userWatchesOf } from '../queries/webhooks/user-watches.ts'
import type { RequestOf } from '../services/api-request.ts'
import type { Context } from '../services/context.ts'
import { clientsOf, clientsWithKey } from '../services/lookup/enumeration-detector.ts'
import { lookUp } from '../services/lookup/look-up.ts'
import { lookUpBatch } from '../services/lookup/verify-batch.ts'
import { listMyReportsUseCase } from '../services/reports/list-my-reports.ts'
import {
  addUserWatchesUseCase,
  deleteUserWatchesUseCase,
} from '../services/webhooks/user-watches.ts'
import { type Route, route } from './route.ts'

type Page = RequestOf<typeof listWatches>['input']

const remove = async (
  ctx: Context,
  { input, currentUser }: { input: { ids: string[] }; currentUser: { id: string } },
) => {
  const deleted = await deleteUserWatchesUseCase(ctx, currentUser.id, input.ids)
  return { data: { deleted: requireFound(deleted || undefined, 'user-watch') } }
}

export const v1WatchesRoutes: readonly Route[] = [
  route(listWatches, pageOf),
  route(addWatches, async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('watch', currentUser.id)
    const by = { userId: currentUser.id, clients: clientsWithKey(currentUser) }
    return { data: await addUserWatchesUseCase(ctx, input.watches, by) }
  }),
  route(deleteOneWatch, async (ctx, { input, currentUser }) => {
    const deleted = await deleteUserWatchesUseCase(ctx, currentUser.id, [input.id])
    requireFound(deleted || undefined, 'user-watch')
    return { message: resultMessages['user-watch-deleted'] }
  }),
  route(deleteWatches, remove),
  route(listUserWatches, async (ctx, request) => {
    const count = await countUserWatches(ctx.database.read, request.currentUser.id)
    return { ...(await pageOf(ctx, request)), count }
  }),
  route(addUserWatches, async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('watch', currentUser.id)
    const by = { userId: currentUser.id, clients: clientsOf({ account: currentUser.id }) }
    return { data: await addUserWatchesUseCase(ctx, input.watches, by) }
  }),
  route(deleteUserWatches, remove),
]

/** A page of an account’s watches; the request has a session or an API key. */
async function pageOf(
  { database }: Context,
  { input: { limit, after }, currentUser }: { input: Page; currentUser: { id: string } },
) {
  // One more row than requested shows whether there is a next page.
  const found = await userWatchesOf(database.read, currentUser.id, { limit: limit + 1, after })
  const data = found.slice(0, limit).map(toUserWatch)
  const last = found[data.length - 1]
  return { data, ...(found.length > data.length && last && { next: formatPosition(last) }) }
}

// Operations of the public API. They run the services of the website’s own endpoints.

const checkRoute = route(check, async (ctx, { input, currentUser }) =>
  lookUp(ctx, input.identifier, { apiKey: currentUser, language: input.language }),
)

const checkBatchRoute = route(checkBatch, async (ctx, { input, currentUser }) => {
  const clients = clientsWithKey(currentUser)
  return { data: await lookUpBatch(ctx, input.identifiers, { userId: currentUser.id, clients }) }
})

const listOwnReportsRoute = route(listOwnReports, async (ctx, { input, currentUser }) =>
  // The schema drops the fields that the public API does not have.
  z.parse(listOwnReports.result, await listMyReportsUseCase(ctx, currentUser.id, input)),
)

export const v1Routes: readonly Route[] = [checkRoute, checkBatchRoute, listOwnReportsRoute]
