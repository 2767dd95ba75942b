import type { confirmWatch } from '../../../api/lookup/confirm-watch.ts'
import { Problem } from '../../../api/problem.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import {
  isReported,
  isWatching,
  removeWatch,
  startWatch,
  watchedIdentities,
} from '../../queries/lookup/watches.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { notifyWatcher } from './notify-watchers.ts'

export async function confirmWatchUseCase(
  ctx: Context,
  { input, sender }: RequestOf<typeof confirmWatch>,
) {
  const { database, now } = ctx
  const outcome = await inTransaction(ctx, async (ctx, tx) => {
    // Locked, so that a report made at this moment and this watch see each other.
    await lockIdentities(database, tx, await watchedIdentities(tx, input.token))
    const watch = await startWatch(tx, input.token, now)
    if (!watch) return (await isWatching(tx, input.token, now)) ? 'watching' : 'none'
    logActivity(ctx, { action: 'update', entity: 'watch', entityId: watch.id })
    if (!(await isReported(tx, watch.id))) return 'watching'
    // The identifier was reported before the link was used.
    await removeWatch(tx, input.token)
    await notifyWatcher(ctx, watch)
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
      await ctx.limiter.consumeWrong('link', sender)
      throw new Problem('WATCH_LINK_INVALID', 'link')
  }
}
