import { answerNotification } from '../../../api/notifications/answer-notification.ts'
import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { lockAsset } from '../../queries/assets/assets.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { findAsked, putAnswer } from '../../queries/disputes/claims.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import {
  findNotification,
  markRead,
  toNotificationRecords,
} from '../../queries/notifications/notifications.ts'
import { changeReport, findReport } from '../../queries/reports/reports.ts'
import type { AppContext } from '../../services/context.ts'
import { closeMatches, lockKeysOf } from '../../services/matching/match-report.ts'
import { route } from '../route.ts'

const noQuestion = 'question'

export const answerNotificationRoute = route(
  answerNotification,
  async (services, { input, currentUser }) => {
    const { database, limiter, now } = services
    await limiter.consume('change', currentUser.id)
    const { id, answer } = input
    const at = now()
    const data = await database.write(async (tx) => {
      const notice = requireFound(await findNotification(tx, currentUser.id, id), noQuestion)
      const asked = requireFound(await findAsked(tx, currentUser.id, notice.subject_id), noQuestion)
      if (answer === 'mine')
        await lockReport(services, tx, asked.report_id, { actorId: currentUser.id, now: at })
      if (asked.answer !== answer) {
        await putAnswer(tx, asked.id, answer, at)
        await logActivity(
          tx,
          {
            actorId: currentUser.id,
            action: 'update',
            entity: 'notice',
            entityId: id,
            details: { answer },
          },
          at,
        )
      }
      await markRead(tx, currentUser.id, id, at)
      const after = requireFound(await findNotification(tx, currentUser.id, id), noQuestion)
      const [record] = await toNotificationRecords(tx, currentUser.id, [after])
      return requireFound(record, noQuestion)
    })
    return { data }
  },
)

/** Takes a report that our team has not confirmed back from the public until they have. */
async function lockReport(
  services: AppContext,
  tx: Queries,
  reportId: string,
  endpoint: { actorId: string; now: number },
): Promise<void> {
  const seen = await findReport(tx, reportId)
  if (!seen || seen.closed_at !== null || seen.confirmed_at !== null || seen.held === 1) return
  await lockAsset(services.database, tx, seen.asset_id)
  await lockIdentities(services.database, tx, await identifiersOfAsset(tx, seen.asset_id))
  await lockKeysOf(services.database, tx, reportId)
  const held = await changeReport(tx, seen, { stage: 'pending', held: 1 })
  if (!held) throw new Problem('STATUS_CHANGE_REFUSED', 'report-changed')
  if (seen.stage === 'active') await closeMatches(services, tx, held, 'withdrawn', endpoint)
}
