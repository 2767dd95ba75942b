import { addUserWatches } from '../../../api/watches/add-user-watches.ts'
import { deleteUserWatch } from '../../../api/watches/delete-user-watch.ts'
import { deleteUserWatches } from '../../../api/watches/delete-user-watches.ts'
import { listUserWatches } from '../../../api/watches/list-user-watches.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/require-found.ts'
import { toUserWatch, userWatchesOf } from '../../queries/watches/user-watches.ts'
import { addUserWatchesUseCase } from '../../services/watches/add-user-watches.ts'
import { deleteUserWatchesUseCase } from '../../services/watches/delete-user-watches.ts'
import { route } from '../route.ts'

export const listUserWatchesRoute = route(
  listUserWatches,
  async ({ database }, { input: { limit, after }, currentUser }) => {
    // One more than was asked for shows whether there is a next page.
    const page = { limit: limit + 1, after }
    const found = await userWatchesOf(database.read, currentUser.id, page)
    const data = found.slice(0, limit).map(toUserWatch)
    const last = data.at(-1)
    return { data, ...(found.length > data.length && last && { next: last.id }) }
  },
)

export const addUserWatchesRoute = route(addUserWatches, async (ctx, request) => {
  const { id: userId } = request.currentUser
  await ctx.limiter.consume('watch', userId)
  return { data: await addUserWatchesUseCase(ctx, { ...request, userId }) }
})

export const deleteUserWatchRoute = route(deleteUserWatch, async (ctx, { input, currentUser }) => {
  const deleted = await deleteUserWatchesUseCase(ctx, currentUser.id, [input.id])
  requireFound(deleted || undefined, 'user-watch')
  return { message: resultMessages['user-watch-deleted'] }
})

export const deleteUserWatchesRoute = route(
  deleteUserWatches,
  async (ctx, { input, currentUser }) => ({
    data: { deleted: await deleteUserWatchesUseCase(ctx, currentUser.id, input.ids) },
  }),
)
