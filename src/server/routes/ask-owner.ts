import { askOwner } from '../../api/ask-owner.ts'
import { Problem } from '../../api/problem.ts'
import { tellOther } from '../contact-notices.ts'
import { requireOpenMeeting, toThreadRecord } from '../meeting.ts'
import { logActivity } from '../queries/activity-log.ts'
import { putQuestion } from '../queries/contact.ts'
import { route } from '../route.ts'

export const askOwnerRoute = route(askOwner, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('change', caller.id)
  const data = await database.write(async (tx) => {
    const meeting = await requireOpenMeeting(tx, caller.id, input.id, 'finder')
    const at = now()
    if (!(await putQuestion(tx, meeting.id, input, at))) {
      throw new Problem('NOT_ALLOWED', 'asked-already', { field: 'question' })
    }
    await tellOther(services, tx, meeting, 'question', at)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'update',
        entity: 'match',
        entityId: meeting.id,
        details: { question: 'asked' },
      },
      at,
    )
    return toThreadRecord(tx, meeting)
  })
  return { data }
})
