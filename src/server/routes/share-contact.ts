import { shareContact } from '../../api/share-contact.ts'
import { tellOther } from '../contact-notices.ts'
import { requireOpenMeeting, toThreadRecord } from '../meeting.ts'
import { logActivity } from '../queries/activity-log.ts'
import { putSide } from '../queries/contact.ts'
import { route } from '../route.ts'

export const shareContactRoute = route(shareContact, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('change', caller.id)
  const { id, name, phone } = input
  const data = await database.write(async (tx) => {
    const meeting = await requireOpenMeeting(tx, caller.id, id)
    const at = now()
    await putSide(tx, id, caller.id, { shares_name: name ? 1 : 0, shares_phone: phone ? 1 : 0 })
    await tellOther(services, tx, meeting, 'sharing', at)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'update',
        entity: 'match',
        entityId: id,
        details: { sharesName: name, sharesPhone: phone },
      },
      at,
    )
    return toThreadRecord(tx, meeting)
  })
  return { data }
})
