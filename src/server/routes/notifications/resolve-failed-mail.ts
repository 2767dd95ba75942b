import { resolveFailedMail } from '../../../api/notifications/resolve-failed-mail.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { putMailAside, retryMail } from '../../queries/notifications/failed-mails.ts'
import { route } from '../route.ts'

const doings = { retry: retryMail, 'put-aside': putMailAside } as const
const done = {
  retry: resultMessages['mail-retried'],
  'put-aside': resultMessages['mail-put-aside'],
} as const

export const resolveFailedMailRoute = route(
  resolveFailedMail,
  async ({ database, now }, { input, currentUser }) => {
    const { id, decision } = input
    await database.write(async (tx) => {
      const mail = await doings[decision](tx, id, now())
      requireFound(mail, 'mail')
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'moderate',
          entity: 'mail',
          entityId: id,
          details: { decision, role: currentUser.role },
        },
        now(),
      )
    })
    return { message: done[decision] }
  },
)
