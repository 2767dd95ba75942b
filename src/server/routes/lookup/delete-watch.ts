import { deleteWatch } from '../../../api/lookup/delete-watch.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { removeWatch } from '../../queries/lookup/watches.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const deleteWatchRoute = route(deleteWatch, async (ctx, { input, ip }) => {
  const { limiter } = ctx
  await limiter.consume('codeByIp', ip)
  const deleted = await inTransaction(ctx, async (ctx, tx) => {
    const watch = await removeWatch(tx, input.token)
    if (!watch) return false
    logActivity(ctx, { action: 'delete', entity: 'watch', entityId: watch.id })
    return true
  })
  return {
    message: deleted ? resultMessages['watch-ended'] : resultMessages['no-watch'],
  }
})
