import type { TwoFactorKind } from '../../../api/problem.ts'
import type { UserRow } from '../../db/tables.ts'
import { twoFactorOffMessage } from '../../mail/security-messages.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import {
  hasTwoFactor,
  openChallenge,
  removeAllTwoFactors,
  twoFactorAt,
} from '../../queries/auth/two-factor.ts'
import { consumeDueRemoval } from '../../queries/auth/two-factor-removals.ts'
import { readerOf } from '../../queries/users/users.ts'
import { passkeyHostOf } from '../../security/passkeys.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'

/**
 * The challenge of a log-in, and the second factors that can answer it beside a recovery code; null
 * for a user without second factor.
 */
export async function openTwoFactorStep(
  ctx: TransactionContext,
  user: UserRow,
): Promise<{ challenge: string; factors: TwoFactorKind[] } | null> {
  const { tx, now, origin } = ctx
  await removeDueFactors(ctx, user)
  if (!(await hasTwoFactor(tx, user.id))) return null
  const challenge = await openChallenge(tx, user.id, now)
  return { challenge, factors: await twoFactorAt(tx, user.id, passkeyHostOf(origin)) }
}

/** Removes the second factors if staff have started their removal and it is due. */
async function removeDueFactors(ctx: TransactionContext, user: UserRow): Promise<void> {
  const { tx, now } = ctx
  if (!(await consumeDueRemoval(tx, user.id, now))) return
  await removeAllTwoFactors(tx, user.id)
  await endAllSessions(tx, user.id)
  logActivity(ctx, {
    actorId: user.id,
    action: 'delete',
    entity: 'second-factor',
    entityId: user.id,
    details: { role: user.role, askedFor: 'by the team' },
  })
  const message = twoFactorOffMessage(ctx, readerOf(user))
  await notifySecurityChange(ctx, user, { kind: 'second-factor-off', message })
}
