import { confirmationPath } from '../../domain/notifications/notification-view.ts'
import {
  type ConfirmationSubject,
  confirmationSubjects,
} from '../../domain/reports/confirmations.ts'
import { newId } from '../lib/ids.ts'
import { acquireLease } from '../queries/job-leases.ts'
import {
  type DueConfirmation,
  dueConfirmations,
  insertQuestion,
  isDue,
} from '../queries/reports/confirmations.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { notifyUser } from '../services/notifications/notify-user.ts'
import { confirmationToken } from '../services/reports/answer-confirmation.ts'
import { inTransaction } from '../services/transaction.ts'

const leaseMs = 600_000
/** The next run, ten minutes later, asks the rest. */
const batchSize = 200

const kinds = { report: 'still-missing', asset: 'still-yours' } as const

/**
 * Asks reporters each quarter whether an item is still missing, and owners each year whether an
 * asset is still theirs. Returns how many were asked. Repeated or concurrent runs ask once.
 */
export async function askConfirmations(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  if (!(await acquireLease(database, 'confirmations', leaseMs, now))) return 0
  const due: { subject: ConfirmationSubject; about: DueConfirmation }[] = []
  for (const subject of confirmationSubjects) {
    const found = await dueConfirmations(database, subject, { now, limit: batchSize })
    due.push(...found.map((about) => ({ subject, about })))
  }
  return eachDespiteErrors(due, ({ subject, about }) => ask(ctx, subject, about))
}

async function ask(
  ctx: Context,
  subject: ConfirmationSubject,
  confirmation: DueConfirmation,
): Promise<boolean> {
  const { encryption, now } = ctx
  return inTransaction(ctx, async (ctx, tx) => {
    await ctx.database.lock(tx, `confirmation:${confirmation.id}`)
    if (!(await isDue(tx, subject, confirmation.id, now))) return false
    const id = newId()
    const { userId, name } = confirmation
    await insertQuestion(tx, {
      ...{ id, user_id: userId, subject },
      ...{ subject_id: confirmation.id, asked_at: now },
    })
    const kind = kinds[subject]
    const token = confirmationToken(encryption, id)
    await notifyUser(
      ctx,
      {
        ...{ userId, kind, subjectId: confirmation.id },
        data: { item: name, token },
        eventKey: `${kind} ${id}`,
      },
      undefined,
      confirmationPath(kind, token),
    )
    return true
  })
}
