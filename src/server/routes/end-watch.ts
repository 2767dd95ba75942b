import { endWatch } from '../../api/end-watch.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { logActivity } from '../queries/activity-log.ts'
import { forgetWatch } from '../queries/watches.ts'
import { route } from '../route.ts'

export const endWatchRoute = route(
  endWatch,
  async ({ database, limiter, now }, { input, address }) => {
    await limiter.take('codeByAddress', address)
    const forgotten = await database.write(async (tx) => {
      const watch = await forgetWatch(tx, input.token)
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
