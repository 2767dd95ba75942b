import { chooseNotices } from '../../api/choose-notices.ts'
import { logActivity } from '../queries/activity-log.ts'
import { putPreference, toNoticePreference } from '../queries/notice-preferences.ts'
import { route } from '../route.ts'

export const chooseNoticesRoute = route(
  chooseNotices,
  async ({ database, limiter, now }, { input, caller }) => {
    await limiter.take('change', caller.id)
    const { event, inApp, email } = input
    const chosen = await database.write(async (tx) => {
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'user',
          entityId: caller.id,
          details: { notices: event, inApp, email },
        },
        now(),
      )
      return putPreference(tx, { user_id: caller.id, event, in_app: inApp ? 1 : 0, email })
    })
    return { data: toNoticePreference(event, chosen) }
  },
)
