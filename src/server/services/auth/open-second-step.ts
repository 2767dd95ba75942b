import type { TwoFactorKind } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { twoFactorOffMessage } from '../../mail/security-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { openChallenge, removeAllTwoFactors, twoFactorOf } from '../../queries/auth/two-factor.ts'
import { takeDueRemoval } from '../../queries/auth/two-factor-removals.ts'
import type { AppContext } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'

/** What is asked for after the right password: null when the account has no second factor. */
export async function openTwoFactorStep(
  services: Pick<AppContext, 'now' | 'publicOrigin'>,
  tx: Queries,
  user: UserRow,
): Promise<{ challenge: string; factors: TwoFactorKind[] } | null> {
  await removeDueFactors(services, tx, user)
  const factors = await twoFactorOf(tx, user.id)
  if (factors.length === 0) return null
  return { challenge: await openChallenge(tx, user.id, services.now()), factors }
}

/** Does what our team was asked to do a day ago, now that the person has not objected. */
async function removeDueFactors(
  services: Pick<AppContext, 'now' | 'publicOrigin'>,
  tx: Queries,
  user: UserRow,
): Promise<void> {
  const { now } = services
  if (!(await takeDueRemoval(tx, user.id, now()))) return
  await removeAllTwoFactors(tx, user.id)
  await endAllSessions(tx, user.id)
  await logActivity(
    tx,
    {
      actorId: user.id,
      action: 'delete',
      entity: 'second-factor',
      entityId: user.id,
      details: { role: user.role, askedFor: 'by the team' },
    },
    now(),
  )
  const message = twoFactorOffMessage(user.first_name, services.publicOrigin)
  await notifySecurityChange(services, tx, user, { kind: 'second-factor-off', message })
}
