import { confirmWatch } from '../../../api/lookup/confirm-watch.ts'
import { Problem } from '../../../api/problem.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import {
  isReported,
  isWatching,
  removeWatch,
  startWatch,
  watchedIdentities,
} from '../../queries/lookup/watches.ts'
import { notifyWatcher } from '../../services/lookup/notify-watchers.ts'
import { route } from '../route.ts'

export const confirmWatchRoute = route(
  confirmWatch,
  async ({ database, limiter, now, publicOrigin }, { input, ip: address }) => {
    await limiter.consume('codeByAddress', address)
    const outcome = await database.write(async (tx) => {
      // A report of this moment waits for us, or we for it: one of the two sees the other.
      await lockIdentities(database, tx, await watchedIdentities(tx, input.token))
      const watch = await startWatch(tx, input.token, now())
      if (!watch) return (await isWatching(tx, input.token, now())) ? 'watching' : 'none'
      await logActivity(
        tx,
        { actorId: null, action: 'update', entity: 'watch', entityId: watch.id },
        now(),
      )
      if (!(await isReported(tx, watch.id))) return 'watching'
      // Reported while the link lay in the inbox.
      await removeWatch(tx, input.token)
      await notifyWatcher(tx, watch, publicOrigin, now())
      return 'reported'
    })
    switch (outcome) {
      case 'watching':
        return {
          message: resultMessages.watching,
        }
      case 'reported':
        return {
          message: resultMessages['watched-is-reported'],
        }
      case 'none':
        throw new Problem('WATCH_LINK_INVALID', 'link')
    }
  },
)
