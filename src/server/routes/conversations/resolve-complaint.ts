import { resolveComplaint } from '../../../api/conversations/resolve-complaint.ts'
import { Problem } from '../../../api/problem.ts'
import { requireFound } from '../../lib/require-found.ts'
import { messageUpheldMessage } from '../../mail/contact-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { findComplaint, settleComplaint } from '../../queries/conversations/complaints.ts'
import { insertBlock } from '../../queries/conversations/conversations.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { route } from '../route.ts'

export const resolveComplaintRoute = route(
  resolveComplaint,
  async ({ database, now }, { input, currentUser }) => {
    const { id, status, decision } = input
    const decided = await database.write(async (tx) => {
      const { sender, complainant } = requireFound(await findComplaint(tx, id), 'complaint')
      const at = now()
      const settled = await settleComplaint(tx, id, {
        state: status,
        decision,
        decided_by: currentUser.id,
        decided_at: at,
      })
      if (!settled) throw new Problem('STATUS_CHANGE_REFUSED', 'complaint-decided')
      if (status === 'upheld') {
        await insertBlock(tx, complainant.id, sender.id, at)
        await enqueueMail(
          tx,
          { to: sender.email, kind: 'message-upheld', message: messageUpheldMessage(decision) },
          at,
        )
      }
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'moderate',
          entity: 'complaint',
          entityId: id,
          details: { from: 'open', to: status, role: currentUser.role },
        },
        at,
      )
      return findComplaint(tx, id)
    })
    return { data: requireFound(decided, 'complaint') }
  },
)
