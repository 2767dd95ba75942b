import { makeHandOverCode } from '../../api/make-hand-over-code.ts'
import { requireOpenMeeting, toThreadRecord } from '../meeting.ts'
import { logActivity } from '../queries/activity-log.ts'
import { putHandOverCode } from '../queries/contact.ts'
import { route } from '../route.ts'

export const makeHandOverCodeRoute = route(
  makeHandOverCode,
  async ({ database, limiter, now }, { input, caller }) => {
    await limiter.take('handOver', caller.id)
    const data = await database.write(async (tx) => {
      const meeting = await requireOpenMeeting(tx, caller.id, input.id, 'owner')
      const at = now()
      await putHandOverCode(tx, meeting.id, at)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'match',
          entityId: meeting.id,
          details: { handOver: 'code made' },
        },
        at,
      )
      return toThreadRecord(tx, meeting)
    })
    return { data }
  },
)
