import { askForEvidence } from '../../../api/disputes/ask-for-evidence.ts'
import { Problem } from '../../../api/problem.ts'
import { requireFound } from '../../lib/require-found.ts'
import { evidenceAskedMessage } from '../../mail/dispute-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { findDispute, findDisputeRecord } from '../../queries/disputes/admin-disputes.ts'
import { recordEvidenceRequest } from '../../queries/disputes/disputes.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findUser } from '../../queries/users/users.ts'
import { route } from '../route.ts'

export const askForEvidenceRoute = route(
  askForEvidence,
  async ({ database, limiter, now, publicOrigin }, { input, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    const { id, ownerId, what } = input
    const at = now()
    const dispute = await database.write(async (tx) => {
      const found = requireFound(await findDispute(tx, id), 'dispute')
      if (found.status !== 'open') {
        throw new Problem('STATUS_CHANGE_REFUSED', 'dispute-not-open')
      }
      const isSide = await recordEvidenceRequest(tx, { disputeId: id, ownerId, what }, at)
      const side = requireFound(isSide ? await findUser(tx, ownerId) : undefined, 'dispute-side')
      const record = requireFound(await findDisputeRecord(tx, id), 'dispute')
      const item = record.claims.find(({ owner }) => owner.id === ownerId)?.asset ?? null
      const message = evidenceAskedMessage(side.first_name, item, what, publicOrigin)
      await enqueueMail(tx, { to: side.email, kind: 'evidence-asked', message }, at)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'moderate',
          entity: 'dispute',
          entityId: id,
          details: { asked: ownerId, role: currentUser.role },
        },
        at,
      )
      return record
    })
    return { data: dispute }
  },
)
