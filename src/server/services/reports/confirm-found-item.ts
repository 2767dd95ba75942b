import { Problem } from '../../../api/problem.ts'
import type { confirmFoundItem } from '../../../api/reports/confirm-found-item.ts'
import type { FoundReport } from '../../../api/reports/report-found-item.ts'
import { sessionLife } from '../../../domain/auth/sessions.ts'
import type { UserRow } from '../../db/tables.ts'
import { openSession } from '../../queries/auth/sessions.ts'
import { requesterOf } from '../../queries/notifications/mail-limits.ts'
import { consumeFoundReportCode } from '../../queries/reports/pending-found-reports.ts'
import { findUserByEmail, lockEmail } from '../../queries/users/registrations.ts'
import { insertUser } from '../../queries/users/save-users.ts'
import { toUserRecord } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { createFindUseCase } from './create-find.ts'

export async function confirmFoundItemUseCase(
  ctx: Context,
  request: RequestOf<typeof confirmFoundItem>,
) {
  const { withMinDuration, limiter, now } = ctx
  const { input, userAgent } = request
  const work = inTransaction(ctx, async (ctx, tx) => {
    const { email, token: code, draft } = input
    const requester = requesterOf(email, request.sender)
    const find = await consumeFoundReportCode(ctx, { email, code, draft, requester })
    // Anyone can send a report with this e-mail. Its owner confirms only the version on their
    // screen.
    if (find && input.draft !== undefined && input.draft !== find.draft) {
      throw new Problem('EDIT_CONFLICT', 'find')
    }
    const finder = find && (await finderOf(ctx, find))
    if (!finder) return null
    const { report } = await createFindUseCase({ ...ctx, actor: finder.user }, find, {
      finderId: finder.user.id,
    })
    const reportId = report.id
    if (!finder.isNew) return { reportId, login: null }
    const { absoluteMs } = sessionLife(finder.user.role)
    const session = { userId: finder.user.id, absoluteMs, userAgent }
    const token = await openSession(tx, session, now)
    return { reportId, login: { access_token: token, user: toUserRecord(finder.user, ctx.now) } }
  })
  const data = await withMinDuration(work)
  if (!data) {
    await limiter.consumeWrong('code', request.sender)
    throw new Problem('INVALID_CODE', 'find', { field: 'token' })
  }
  return data
}

/**
 * The finder's account. If there is none, creates one without a password: the code has proved the
 * e-mail. The code alone never logs in to an existing account. Undefined for suspended users.
 */
async function finderOf(
  ctx: TransactionContext,
  find: FoundReport,
): Promise<{ user: UserRow; isNew: boolean } | undefined> {
  const { tx, database, now } = ctx
  await lockEmail(database, tx, find.email)
  const known = await findUserByEmail(tx, find.email)
  if (known?.status === 'suspended') return undefined
  if (known && known.email_verified_at !== null) return { user: known, isNew: false }
  const user = await insertUser(
    tx,
    {
      email: find.email,
      first_name: find.firstName,
      last_name: '',
      phone_number: '',
      state: find.state,
      lga: null,
      address: null,
      password_hash: null,
      email_verified_at: now,
      language: find.language ?? null,
    },
    now,
  )
  if (!user) return undefined
  logActivity(ctx, {
    actorId: user.id,
    action: 'create',
    entity: 'user',
    entityId: user.id,
    details: { by: 'a find' },
  })
  return { user, isNew: true }
}
