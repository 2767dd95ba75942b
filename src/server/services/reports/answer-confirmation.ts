import { Problem } from '../../../api/problem.ts'
import type { answerConfirmation } from '../../../api/reports/reports.ts'
import { askAgainMs } from '../../../domain/reports/confirmations.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { ConfirmationQuestionRow } from '../../db/tables.ts'
import type { Encryption } from '../../lib/encryption.ts'
import {
  confirmSubject,
  endAsking,
  findQuestion,
  saveAnswer,
} from '../../queries/reports/confirmations.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

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
    const isTheirs =
      answer === 'stop' ? await endAsking(tx, question) : await confirmSubject(tx, question, now)
    if (!isTheirs) throw new Problem('CONFIRMATION_LINK_INVALID', 'link')
    logActivity(ctx, {
      action: 'update',
      entity: question.subject,
      entityId: question.subject_id,
      details: { confirmation: answer },
    })
    return resultMessages[messageKeyOf(question)]
  }).then((message) => ({ message }))
}

function messageKeyOf({ subject, answer }: ConfirmationQuestionRow) {
  return `${subject}-${answer ?? 'still'}` as const
}

/** The token in a link that answers one question: the id of the question, signed. */
export function confirmationToken({ hmac }: Encryption, questionId: string): string {
  return `${questionId}.${hmac(`confirmation ${questionId}`)}`
}

/** The id in a token with a valid signature; null for any other text. */
function questionIdIn(encryption: Encryption, token: string): string | null {
  const [id = ''] = token.split('.', 1)
  // Keyed hashes are compared, so that the time does not reveal how much of a signature was right.
  const [right, given] = [confirmationToken(encryption, id), token].map((text) =>
    encryption.hmac(`compare ${text}`),
  )
  return right === given ? id : null
}
