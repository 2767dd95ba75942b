import type { AdminUserRecord } from '../../../api/users/admin-users.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { sessionsOf } from '../../queries/auth/sessions.ts'
import { hasTwoFactor } from '../../queries/auth/two-factor.ts'
import { findFactorRemoval } from '../../queries/auth/two-factor-removals.ts'
import { countAssets } from '../../queries/users/admin-users.ts'
import { toUserRecord } from '../../queries/users/users.ts'
import type { Context } from '../context.ts'

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
    secondFactorEndsAt: (await findFactorRemoval(db, user.id)) ?? null,
    ...(await countAssets(db, user.id)),
    sessions: sessions.map((session) => ({
      id: session.id,
      createdAt: session.created_at,
      lastSeenAt: session.last_seen_at,
      userAgent: session.user_agent,
    })),
  }
}
