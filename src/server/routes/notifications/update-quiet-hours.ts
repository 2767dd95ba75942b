import { updateQuietHours } from '../../../api/notifications/update-quiet-hours.ts'
import { quietHoursOf, saveQuietHours } from '../../queries/notifications/quiet-hours.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const updateQuietHoursRoute = route(
  updateQuietHours,
  async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('change', currentUser.id)
    const quiet = await inTransaction(ctx, async (ctx, tx) => {
      await saveQuietHours(tx, currentUser.id, input)
      const details = { quietHours: input }
      logActivity(ctx, { action: 'update', entity: 'user', entityId: currentUser.id, details })
      return quietHoursOf(tx, currentUser.id)
    })
    return { data: quiet }
  },
)
