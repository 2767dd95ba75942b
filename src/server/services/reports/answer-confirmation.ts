import { Problem } from '../../../api/problem.ts'
import type { answerConfirmation } from '../../../api/reports/answer-confirmation.ts'
import { askAgainMs } from '../../../domain/reports/confirmations.ts'
import { closingOf, isOpen } from '../../../domain/reports/reports.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { ConfirmationQuestionRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { hasTwoFactor } from '../../queries/auth/two-factor.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import {
  confirmSubject,
  endAsking,
  findQuestion,
  saveAnswer,
} from '../../queries/reports/confirmations.ts'
import { closedColumns, findOwnReport } from '../../queries/reports/reports.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { lockBlockingKeysOf } from '../matching/lock-matching.ts'
import { closeMatches } from '../matching/match-report.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
import { changeReportLogged } from './change-report.ts'
import { questionIdIn } from './confirmation-token.ts'

/**
 * Answers a question by its mailed link. A link works once, only for the subject of its question,
 * and allows no more than its user may do in the account: nothing while that is suspended, nor
 * after the asset has another owner.
 */
export async function answerConfirmationUseCase(
  outer: Context,
  { input }: RequestOf<typeof answerConfirmation>,
) {
  const { answer, token } = input
  const { encryption, now } = outer
  const id = questionIdIn(encryption, token)
  const known = id === null ? undefined : await findQuestion(outer.database.read, id)
  if (!known) throw new Problem('CONFIRMATION_LINK_INVALID', 'link')
  const ctx = { ...outer, actor: { id: known.user_id } }
  return inTransaction(ctx, async (ctx, tx) => {
    if (known.asked_at + askAgainMs[known.subject] < now) {
      throw new Problem('CONFIRMATION_LINK_INVALID', 'link')
    }
    const user = await findUser(tx, known.user_id)
    if (user?.status !== 'active') throw new Problem('CONFIRMATION_LINK_INVALID', 'link')
    const question = await saveAnswer(tx, known.id, answer, now)
    if (!question) {
      const before = await findQuestion(tx, known.id)
      // A second press of the same button.
      if (before?.answer === answer) return resultMessages[messageKeyOf(before)]
      throw new Problem('CONFIRMATION_LINK_INVALID', 'answered')
    }
    if (answer === 'back') await closeOwnReport(ctx, question)
    else {
      const isTheirs =
        answer === 'stop' ? await endAsking(tx, question) : await confirmSubject(tx, question, now)
      if (!isTheirs) throw new Problem('CONFIRMATION_LINK_INVALID', 'link')
      logActivity(ctx, {
        action: 'update',
        entity: question.subject,
        entityId: question.subject_id,
        details: { confirmation: answer },
      })
    }
    return resultMessages[messageKeyOf(question)]
  }).then((message) => ({ message }))
}

function messageKeyOf({ subject, answer }: ConfirmationQuestionRow) {
  return `${subject}-${answer ?? 'still'}` as
    | `report-${'still' | 'back' | 'stop'}`
    | 'asset-still'
    | 'asset-stop'
}

/** A link must not allow more than the account: with a second factor, the owner has to log in. */
async function closeOwnReport(
  ctx: TransactionContext,
  { subject, subject_id, user_id }: ConfirmationQuestionRow,
): Promise<void> {
  const { database, now, tx } = ctx
  if (subject !== 'report') throw new Problem('CONFIRMATION_LINK_INVALID', 'link')
  if (await hasTwoFactor(tx, user_id)) throw new Problem('CONFIRMATION_LINK_INVALID', 'log-in')
  const seen = await findOwnReport(tx, user_id, subject_id)
  // Already closed, as the answer says.
  if (!seen || !isOpen(seen.stage)) return
  await lockIdentities(database, tx, await identifiersOfAsset(tx, seen.asset_id))
  await lockBlockingKeysOf(ctx, seen.id)
  const closing = closingOf(seen.status)
  const change = closedColumns(closing, now)
  const after = await changeReportLogged(ctx, seen, change, { role: 'reporter' })
  if (!after) throw new Problem('REPORT_CLOSED', 'changed')
  const details = { status: closing, confirmation: 'back' }
  logActivity(ctx, { action: 'update', entity: 'report', entityId: seen.id, details })
  await closeMatches(ctx, after, 'recovered')
  // The owner is notified, in case somebody else used the link.
  await notifyUser(ctx, {
    ...{ userId: user_id, kind: 'closed-by-link', subjectId: seen.id },
    ...{ data: { item: seen.name }, eventKey: `closed-by-link ${newId()}` },
  })
}
