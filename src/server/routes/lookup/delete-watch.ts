import { deleteWatch } from '../../../api/lookup/delete-watch.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { removeWatch } from '../../queries/lookup/watches.ts'
import { route } from '../route.ts'

export const deleteWatchRoute = route(
  deleteWatch,
  async ({ database, limiter, now }, { input, ip: address }) => {
    await limiter.consume('codeByAddress', address)
    const forgotten = await database.write(async (tx) => {
      const watch = await removeWatch(tx, input.token)
      if (!watch) return false
      await logActivity(
        tx,
        { actorId: null, action: 'delete', entity: 'watch', entityId: watch.id },
        now(),
      )
      return true
    })
    return {
      message: forgotten ? resultMessages['watch-ended'] : resultMessages['no-watch'],
    }
  },
)
