import { decideMail } from '../../api/decide-mail.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { putMailAside, retryMail } from '../queries/failed-mails.ts'
import { route } from '../route.ts'

const doings = { retry: retryMail, 'put-aside': putMailAside } as const
const done = {
  retry: resultMessages['mail-retried'],
  'put-aside': resultMessages['mail-put-aside'],
} as const

export const decideMailRoute = route(decideMail, async ({ database, now }, { input, caller }) => {
  const { id, decision } = input
  await database.write(async (tx) => {
    const mail = await doings[decision](tx, id, now())
    requireFound(mail, 'mail')
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'moderate',
        entity: 'mail',
        entityId: id,
        details: { decision, role: caller.role },
      },
      now(),
    )
  })
  return { message: done[decision] }
})
