import { addWatches } from '../../../../api/v1/watches/add-watches.ts'
import { deleteOneWatch } from '../../../../api/v1/watches/delete-watch.ts'
import { deleteWatches } from '../../../../api/v1/watches/delete-watches.ts'
import { listWatches } from '../../../../api/v1/watches/list-watches.ts'
import { resultMessages } from '../../../../locales/en/results.ts'
import { requireFound } from '../../../lib/require-found.ts'
import { toUserWatch, userWatchesOf } from '../../../queries/webhooks/user-watches.ts'
import { clientsWithKey } from '../../../services/lookup/enumeration-detector.ts'
import { addUserWatchesUseCase } from '../../../services/webhooks/add-user-watches.ts'
import { deleteUserWatchesUseCase } from '../../../services/webhooks/delete-user-watches.ts'
import { type Route, route } from '../../route.ts'

const listWatchesRoute = route(
  listWatches,
  async ({ database }, { input: { limit, after }, currentUser }) => {
    // One more than was asked for shows whether there is a next page.
    const page = { limit: limit + 1, after }
    const found = await userWatchesOf(database.read, currentUser.id, page)
    const data = found.slice(0, limit).map(toUserWatch)
    const last = data.at(-1)
    return { data, ...(found.length > data.length && last && { next: last.id }) }
  },
)

const addWatchesRoute = route(addWatches, async (ctx, { input, currentUser, ip }) => {
  await ctx.limiter.consume('watch', currentUser.id)
  const by = { userId: currentUser.id, clients: clientsWithKey(currentUser, ip) }
  return { data: await addUserWatchesUseCase(ctx, input.watches, by) }
})

const deleteOneWatchRoute = route(deleteOneWatch, async (ctx, { input, currentUser }) => {
  const deleted = await deleteUserWatchesUseCase(ctx, currentUser.id, [input.id])
  requireFound(deleted || undefined, 'user-watch')
  return { message: resultMessages['user-watch-deleted'] }
})

const deleteWatchesRoute = route(deleteWatches, async (ctx, { input, currentUser }) => {
  const deleted = await deleteUserWatchesUseCase(ctx, currentUser.id, input.ids)
  return { data: { deleted: requireFound(deleted || undefined, 'user-watch') } }
})

export const v1WatchesRoutes: readonly Route[] = [
  listWatchesRoute,
  addWatchesRoute,
  deleteOneWatchRoute,
  deleteWatchesRoute,
]
