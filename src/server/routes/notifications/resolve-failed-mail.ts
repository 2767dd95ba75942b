import { resolveFailedMail } from '../../../api/notifications/resolve-failed-mail.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/require-found.ts'
import { dismissMail, retryMail } from '../../queries/notifications/failed-mails.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

const actions = { retry: retryMail, 'put-aside': dismissMail } as const
const messages = {
  retry: resultMessages['mail-retried'],
  'put-aside': resultMessages['mail-put-aside'],
} as const

export const resolveFailedMailRoute = route(
  resolveFailedMail,
  async (ctx, { input, currentUser }) => {
    const { now } = ctx
    const { id, decision } = input
    await inTransaction(ctx, async (ctx, tx) => {
      const mail = await actions[decision](tx, id, now)
      requireFound(mail, 'mail')
      const details = { decision, role: currentUser.role }
      logActivity(ctx, { action: 'moderate', entity: 'mail', entityId: id, details })
    })
    return { message: messages[decision] }
  },
)
