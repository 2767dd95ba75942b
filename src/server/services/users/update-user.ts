import type * as z from 'zod/mini'
import { Problem } from '../../../api/problem.ts'
import type { AdminUserRecord, updateUser } from '../../../api/users/admin-users.ts'
import type { CurrentUser } from '../../../domain/auth/sessions.ts'
import {
  asksPassword,
  type UserAction,
  whyCannotActOnUser,
} from '../../../domain/users/user-actions.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireLga } from '../../lib/lgas.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { toPatchColumns } from '../../lib/to-patch-columns.ts'
import { restoredMessage, roleChangedMessage, suspendedMessage } from '../../mail/team-messages.ts'
import { deleteCodes } from '../../queries/auth/email-codes.ts'
import { endAllSessions, sessionsOf } from '../../queries/auth/sessions.ts'
import { hasTwoFactor } from '../../queries/auth/two-factor.ts'
import { findFactorRemoval, stopFactorRemoval } from '../../queries/auth/two-factor-removals.ts'
import { releaseCasesOf } from '../../queries/disputes/case-work.ts'
import { recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { contestedIdentities } from '../../queries/disputes/disputes.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { countAssets, isLastSuperAdmin, lockSuperAdmins } from '../../queries/users/admin-users.ts'
import { updateUser as saveUser } from '../../queries/users/save-users.ts'
import { findUser, findUserById, readerOf, toUserRecord } from '../../queries/users/users.ts'
import { requireConfirmedPassword } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { endPhoneWithNumber } from '../notifications/phone.ts'
import { inTransaction } from '../transaction.ts'
import { profileColumns } from './update-profile.ts'

type Input = z.output<typeof updateUser.input>

export async function updateUserUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof updateUser>,
) {
  const { database, limiter, lgas } = ctx
  const actions = actionsOf(input)
  if (actions.some(asksPassword)) requireConfirmedPassword(ctx, currentUser)
  await limiter.consume('change', currentUser.id)
  const user = await inTransaction(ctx, async (ctx, tx) => {
    if (actions.some(asksPassword)) await lockSuperAdmins(database, tx)
    const before = await authorizeUserAction(tx, currentUser, input.id, actions)
    if (input.state !== undefined || input.lga !== undefined) {
      requireLga(lgas, input.state ?? before.state ?? '', input.lga ?? before.lga ?? '')
    }
    const change = changeOf(input, before)
    await requireSuperAdminLeft(tx, before, change)
    if (Object.keys(change).length === 0) return toAdminUser(ctx, tx, before)
    if (change.phone_number !== undefined) {
      await endPhoneWithNumber(ctx, before.id, change.phone_number)
    }
    const after = await saveUser(tx, before.id, change)
    const hasOtherRights = before.role !== after.role || before.status !== after.status
    if (hasOtherRights) await endAllSessions(tx, after.id)
    if (after.password_hash === null) await deleteCodes(tx, after.id)
    if (after.role === 'user' || after.status !== 'active') await releaseCasesOf(tx, after.id)
    if (before.status !== after.status) {
      const shared = await contestedIdentities(tx, after.id)
      await recordUnsettledClaims(ctx.database, tx, shared, { actorId: after.id }, ctx.now)
    }
    await mailRoleChange(ctx, before, after)
    // Any admin may have requested it, who may not remove the second factors of a colleague.
    const isStopped = before.role !== after.role && (await stopFactorRemoval(tx, after.id))
    const details = {
      role: currentUser.role,
      ...whatChanged(input, before, after),
      ...(isStopped && { secondFactorRemoval: 'stopped' }),
    }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: after.id, details })
    return toAdminUser(ctx, tx, after)
  })
  return user
}

function actionsOf(input: Input): UserAction[] {
  const actions: UserAction[] = []
  if (Object.keys(profileColumns).some((field) => input[field as keyof Input] !== undefined)) {
    actions.push('edit')
  }
  if (input.status !== undefined) actions.push('set-status')
  if (input.role !== undefined) actions.push('change-role')
  return actions
}

function changeOf(input: Input, before: UserRow): Partial<UserRow> {
  const { status, role, reason } = input
  const change = toPatchColumns<UserRow>(input, profileColumns)
  if (input.lastName !== undefined) change.last_name = input.lastName
  if (role !== undefined && role !== before.role) change.role = role
  // A stranger may have registered with the e-mail of a colleague.
  if (change.role && before.role === 'user' && before.email_verified_at === null) {
    change.password_hash = null
  }
  if (status === undefined || status === before.status) return change
  if (status === 'suspended' && !reason) {
    throw new Problem('INVALID_INPUT', 'person-is-told-reason', { field: 'reason' })
  }
  return { ...change, status, status_reason: status === 'suspended' ? (reason ?? null) : null }
}

/** Throws if no super-admin would be left to manage staff. */
async function requireSuperAdminLeft(tx: Queries, before: UserRow, change: Partial<UserRow>) {
  const { role = before.role, status = before.status } = change
  if (before.role !== 'super-admin' || (role === 'super-admin' && status === 'active')) return
  if (await isLastSuperAdmin(tx, before.id)) {
    throw new Problem('LAST_SUPER_ADMIN', 'other')
  }
}

async function mailRoleChange(ctx: TransactionContext, before: UserRow, after: UserRow) {
  const { tx, now } = ctx
  const queue = (kind: string, message: Parameters<typeof enqueueMail>[1]['message']) =>
    enqueueMail(tx, { to: after.email, kind, message }, now)
  const { role, status, status_reason } = after
  const reader = readerOf(after)
  if (status !== before.status) {
    if (status === 'suspended') {
      await queue('suspended', suspendedMessage(reader, status_reason ?? ''))
    } else await queue('restored', restoredMessage(ctx, reader))
  }
  if (role !== before.role) {
    await queue('role-changed', roleChangedMessage(ctx, reader, role))
  }
}

/** Only the names of profile fields, without values: the log has no personal data. */
function whatChanged(input: Input, before: UserRow, after: UserRow) {
  const fields = Object.keys(profileColumns).filter(
    (field) => input[field as keyof Input] !== undefined,
  )
  const status = (['role', 'status'] as const).filter((name) => before[name] !== after[name])
  const pick = (user: UserRow) => Object.fromEntries(status.map((name) => [name, user[name]]))
  return {
    ...(fields.length > 0 && { fields }),
    ...(status.length > 0 && { before: pick(before), after: pick(after) }),
  }
}

/**
 * Returns the user if the caller may act on them. Both are read in this transaction: a role that
 * was just revoked does not count.
 */
export async function authorizeUserAction(
  tx: Queries,
  currentUser: Pick<CurrentUser, 'id'>,
  id: string,
  actions: readonly UserAction[],
): Promise<UserRow> {
  const target = requireFound(await findUserById(tx, id), 'user')
  const actor = await findUser(tx, currentUser.id)
  if (actor?.status !== 'active') {
    throw new Problem('UNAUTHENTICATED', 'session')
  }
  for (const action of actions) {
    const refusal = whyCannotActOnUser(actor, target, action)
    if (refusal) throw new Problem('FORBIDDEN', refusal)
  }
  return target
}

/** A user as staff see them. */
export async function toAdminUser(
  { now }: Pick<Context, 'now'>,
  db: Queries,
  user: UserRow,
): Promise<AdminUserRecord> {
  const sessions = await sessionsOf(db, user, now)
  return {
    ...toUserRecord(user, now),
    statusReason: user.status_reason,
    hasPassword: user.password_hash !== null,
    hasSecondFactor: await hasTwoFactor(db, user.id),
    secondFactorEndsAt: (await findFactorRemoval(db, user.id, now)) ?? null,
    ...(await countAssets(db, user.id)),
    sessions: sessions.map((session) => ({
      id: session.id,
      createdAt: session.created_at,
      lastSeenAt: session.last_seen_at,
      userAgent: session.user_agent,
    })),
  }
}
