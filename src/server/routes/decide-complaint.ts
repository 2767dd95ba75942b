import { decideComplaint } from '../../api/decide-complaint.ts'
import { Problem } from '../../api/problem.ts'
import { messageUpheldMessage } from '../mail/contact-messages.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findComplaint, settleComplaint } from '../queries/complaints.ts'
import { putBlock } from '../queries/contact.ts'
import { queueMail } from '../queries/outbox.ts'
import { route } from '../route.ts'

export const decideComplaintRoute = route(
  decideComplaint,
  async ({ database, now }, { input, caller }) => {
    const { id, status, decision } = input
    const decided = await database.write(async (tx) => {
      const { sender, complainant } = requireFound(await findComplaint(tx, id), 'complaint')
      const at = now()
      const settled = await settleComplaint(tx, id, {
        state: status,
        decision,
        decided_by: caller.id,
        decided_at: at,
      })
      if (!settled) throw new Problem('STATUS_CHANGE_REFUSED', 'complaint-decided')
      if (status === 'upheld') {
        await putBlock(tx, complainant.id, sender.id, at)
        await queueMail(
          tx,
          { to: sender.email, kind: 'message-upheld', message: messageUpheldMessage(decision) },
          at,
        )
      }
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'moderate',
          entity: 'complaint',
          entityId: id,
          details: { from: 'open', to: status, role: caller.role },
        },
        at,
      )
      return findComplaint(tx, id)
    })
    return { data: requireFound(decided, 'complaint') }
  },
)
