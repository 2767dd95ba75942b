import { reportMessage } from '../../api/report-message.ts'
import { requireMeeting, toThreadRecord } from '../meeting.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { putComplaint } from '../queries/complaints.ts'
import { findMessageTo } from '../queries/contact.ts'
import { route } from '../route.ts'

export const reportMessageRoute = route(
  reportMessage,
  async ({ database, limiter, now }, { input, caller }) => {
    await limiter.take('message', caller.id)
    const data = await database.write(async (tx) => {
      const meeting = await requireMeeting(tx, caller.id, input.id)
      const message = requireFound(
        await findMessageTo(tx, caller.id, meeting.id, input.messageId),
        'message',
      )
      const at = now()
      const complaintId = await putComplaint(
        tx,
        {
          message_id: message.id,
          complainant_id: caller.id,
          reason: input.reason || null,
        },
        at,
      )
      if (complaintId) {
        await logActivity(
          tx,
          { actorId: caller.id, action: 'create', entity: 'complaint', entityId: complaintId },
          at,
        )
      }
      return toThreadRecord(tx, meeting)
    })
    return { data }
  },
)
