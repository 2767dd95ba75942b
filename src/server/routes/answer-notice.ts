import { answerNotice } from '../../api/answer-notice.ts'
import { Problem } from '../../api/problem.ts'
import type { Queries } from '../db/database.ts'
import { closeMatching, lockKeysOf } from '../matching.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { lockAsset } from '../queries/assets.ts'
import { findAsked, putAnswer } from '../queries/claims.ts'
import { lockIdentities } from '../queries/disputes.ts'
import { identifiersOfAsset } from '../queries/identifiers.ts'
import { findNotice, markRead, toNoticeRecords } from '../queries/notices.ts'
import { changeReport, findReport } from '../queries/reports.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'

const noQuestion = 'question'

export const answerNoticeRoute = route(answerNotice, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('change', caller.id)
  const { id, answer } = input
  const at = now()
  const data = await database.write(async (tx) => {
    const notice = requireFound(await findNotice(tx, caller.id, id), noQuestion)
    const asked = requireFound(await findAsked(tx, caller.id, notice.subject_id), noQuestion)
    if (answer === 'mine')
      await holdReport(services, tx, asked.report_id, { actorId: caller.id, now: at })
    if (asked.answer !== answer) {
      await putAnswer(tx, asked.id, answer, at)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'notice',
          entityId: id,
          details: { answer },
        },
        at,
      )
    }
    await markRead(tx, caller.id, id, at)
    const after = requireFound(await findNotice(tx, caller.id, id), noQuestion)
    const [record] = await toNoticeRecords(tx, caller.id, [after])
    return requireFound(record, noQuestion)
  })
  return { data }
})

/** Takes a report that our team has not confirmed back from the public until they have. */
async function holdReport(
  services: Services,
  tx: Queries,
  reportId: string,
  act: { actorId: string; now: number },
): Promise<void> {
  const seen = await findReport(tx, reportId)
  if (!seen || seen.closed_at !== null || seen.confirmed_at !== null || seen.held === 1) return
  await lockAsset(services.database, tx, seen.asset_id)
  await lockIdentities(services.database, tx, await identifiersOfAsset(tx, seen.asset_id))
  await lockKeysOf(services.database, tx, reportId)
  const held = await changeReport(tx, seen, { stage: 'pending', held: 1 })
  if (!held) throw new Problem('STATUS_CHANGE_REFUSED', 'report-changed')
  if (seen.stage === 'active') await closeMatching(services, tx, held, 'withdrawn', act)
}
