import { blockOther } from '../../api/block-other.ts'
import { requireMeeting, toThreadRecord } from '../meeting.ts'
import { logActivity } from '../queries/activity-log.ts'
import { putBlock } from '../queries/contact.ts'
import { route } from '../route.ts'

export const blockOtherRoute = route(
  blockOther,
  async ({ database, limiter, now }, { input, caller }) => {
    await limiter.take('change', caller.id)
    const data = await database.write(async (tx) => {
      const { other } = await requireMeeting(tx, caller.id, input.id)
      const at = now()
      await putBlock(tx, caller.id, other.userId, at)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'match',
          entityId: input.id,
          details: { blocked: true },
        },
        at,
      )
      return toThreadRecord(tx, await requireMeeting(tx, caller.id, input.id))
    })
    return { data }
  },
)
