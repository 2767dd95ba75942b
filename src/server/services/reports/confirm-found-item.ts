import { Problem } from '../../../api/problem.ts'
import type { confirmFoundItem } from '../../../api/reports/finds.ts'
import type { LossReport } from '../../../api/reports/losses.ts'
import { type CurrentUser, sessionLife } from '../../../domain/auth/sessions.ts'
import { findReportMs } from '../../../domain/disputes/disputes.ts'
import { nameFromEmail } from '../../../domain/users/emails.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { reportReceivedMessage } from '../../mail/report-messages.ts'
import { findAsset } from '../../queries/assets/assets.ts'
import { openSession } from '../../queries/auth/sessions.ts'
import { requesterOf } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import {
  type ConfirmedReport,
  consumeReportCode,
  keepAnswer,
  type PendingReport,
} from '../../queries/reports/pending-found-reports.ts'
import { readWithinHours } from '../../queries/reports/report-summaries.ts'
import { findUserByEmail, lockEmail } from '../../queries/users/registrations.ts'
import { insertUser } from '../../queries/users/save-users.ts'
import { readerOf, toUserRecord } from '../../queries/users/users.ts'
import { requireSettledPassword } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { recordRegistration } from '../lookup/record-lookup.ts'
import { inTransaction } from '../transaction.ts'
import { createFindUseCase } from './create-find.ts'
import { createLossUseCase } from './create-loss.ts'

export async function confirmFoundItemUseCase(
  ctx: Context,
  request: RequestOf<typeof confirmFoundItem>,
) {
  const { withMinDuration, limiter, now } = ctx
  const { input, userAgent } = request
  const work = inTransaction(ctx, async (ctx, tx) => {
    const { email, token: code, draft } = input
    const requester = requesterOf(email, request.sender)
    const tried = await consumeReportCode(ctx, { email, code, draft, requester })
    if (!tried) return null
    const loginOf = async (user: UserRow) => {
      const { absoluteMs } = sessionLife(user.role)
      const token = await openSession(tx, { userId: user.id, absoluteMs, userAgent }, now)
      return { access_token: token, user: toUserRecord(user, ctx.now) }
    }
    if ('answer' in tried) {
      // The first answer was lost on its way.
      const { isNew, ...report } = tried.answer
      const user = await findUserByEmail(tx, email)
      if (user?.status !== 'active') return null
      const login = isNew && user.password_hash === null ? await loginOf(user) : null
      return { ...report, userId: user.id, registered: [], login }
    }
    const pending = tried.report
    // Anyone can send a report with this e-mail. Its owner confirms only the version on their
    // screen.
    if (draft !== undefined && draft !== pending.draft) throw new Problem('EDIT_CONFLICT', 'find')
    const sender = await accountOf(ctx, pending)
    if (!sender) return null
    const { user, isNew } = sender
    const { report, identifiers } = await createPending({ ...ctx, actor: user }, pending, user.id)
    const reportId = report.id
    const received = { id: reportId, item: report.name, hasPassword: user.password_hash !== null }
    const message = reportReceivedMessage(ctx, readerOf(user), received)
    await enqueueMail(tx, { to: user.email, kind: 'report-received', message }, ctx.now)
    const registered = isLoss(pending) ? identifiers : []
    const hours = await readWithinHours(tx, report)
    const answer: ConfirmedReport = { reportId, readWithinHours: hours, isNew }
    if (draft !== undefined) await keepAnswer(tx, draft, answer)
    const login = isNew ? await loginOf(user) : null
    return { reportId, readWithinHours: hours, userId: user.id, registered, login }
  })
  const created = await withMinDuration(work)
  if (!created) {
    await limiter.consumeWrong('code', request.sender)
    throw new Problem('INVALID_CODE', 'verification', { field: 'token' })
  }
  const { registered, userId, ...data } = created
  await recordRegistration(ctx, registered, userId)
  return data
}

const isLoss = (pending: PendingReport): pending is LossReport & { draft: string } =>
  'status' in pending

function createPending(ctx: TransactionContext, pending: PendingReport, userId: string) {
  return isLoss(pending)
    ? createLossUseCase(ctx, pending, { ownerId: userId })
    : createFindUseCase(ctx, pending, { finderId: userId })
}

/**
 * The sender's account. If there is none, creates one without a password: the code has proved the
 * e-mail. The code alone never logs in to an existing account. Undefined for suspended users.
 */
async function accountOf(
  ctx: TransactionContext,
  pending: PendingReport,
): Promise<{ user: UserRow; isNew: boolean } | undefined> {
  const { tx, database, now } = ctx
  await lockEmail(database, tx, pending.email)
  const known = await findUserByEmail(tx, pending.email)
  if (known?.status === 'suspended') return undefined
  if (known && known.email_verified_at !== null) return { user: known, isNew: false }
  const user = await insertUser(
    tx,
    {
      email: pending.email,
      first_name: nameFromEmail(pending.email),
      last_name: '',
      phone_number: '',
      state: pending.state ?? null,
      lga: null,
      address: null,
      password_hash: null,
      email_verified_at: now,
      last_login_at: now,
      language: pending.language ?? null,
    },
    now,
  )
  if (!user) return undefined
  logActivity(ctx, {
    actorId: user.id,
    action: 'create',
    entity: 'user',
    entityId: user.id,
    details: { by: isLoss(pending) ? 'a report' : 'a find' },
  })
  return { user, isNew: true }
}

/**
 * Who reports a registered thing as found claims it no longer. An open session is enough only for
 * the finder who has just registered it.
 */
export async function requireOwnFind(
  ctx: Context,
  currentUser: CurrentUser,
  assetId: string,
): Promise<void> {
  const { database, now } = ctx
  const found = requireFound(await findAsset(database.read, currentUser.id, assetId), 'asset')
  if (found.isFind || now < found.asset.created_at + findReportMs) return
  requireSettledPassword(ctx, currentUser)
}
