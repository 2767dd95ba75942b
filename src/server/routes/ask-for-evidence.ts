import { askForEvidence } from '../../api/ask-for-evidence.ts'
import { Problem } from '../../api/problem.ts'
import { evidenceAskedMessage } from '../mail/dispute-messages.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findDispute, findDisputeRecord } from '../queries/dispute-records.ts'
import { noteAsked } from '../queries/disputes.ts'
import { queueMail } from '../queries/outbox.ts'
import { findUser } from '../queries/users.ts'
import { route } from '../route.ts'

export const askForEvidenceRoute = route(
  askForEvidence,
  async ({ database, limiter, now, publicOrigin }, { input, caller }) => {
    await limiter.take('change', caller.id)
    const { id, ownerId, what } = input
    const at = now()
    const dispute = await database.write(async (tx) => {
      const found = requireFound(await findDispute(tx, id), 'dispute')
      if (found.status !== 'open') {
        throw new Problem('STATUS_CHANGE_REFUSED', 'dispute-not-open')
      }
      const isSide = await noteAsked(tx, { disputeId: id, ownerId, what }, at)
      const side = requireFound(isSide ? await findUser(tx, ownerId) : undefined, 'dispute-side')
      const record = requireFound(await findDisputeRecord(tx, id), 'dispute')
      const item = record.claims.find(({ owner }) => owner.id === ownerId)?.asset ?? null
      const message = evidenceAskedMessage(side.first_name, item, what, publicOrigin)
      await queueMail(tx, { to: side.email, kind: 'evidence-asked', message }, at)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'moderate',
          entity: 'dispute',
          entityId: id,
          details: { asked: ownerId, role: caller.role },
        },
        at,
      )
      return record
    })
    return { data: dispute }
  },
)
