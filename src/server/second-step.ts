import type { SecondFactorKind } from '../api/problem.ts'
import type { Queries } from './db/database.ts'
import type { Users } from './db/tables.ts'
import { secondFactorOffMessage } from './mail/security-messages.ts'
import { logActivity } from './queries/activity-log.ts'
import { takeDueRemoval } from './queries/factor-removals.ts'
import { openChallenge, removeSecondFactors, secondFactorsOf } from './queries/second-factors.ts'
import { endAllSessions } from './queries/sessions.ts'
import type { Services } from './services.ts'
import { tellOfSecurity } from './tell-of-security.ts'

/** What is asked for after the right password: null when the account has no second factor. */
export async function openSecondStep(
  services: Pick<Services, 'now' | 'publicOrigin'>,
  tx: Queries,
  user: Users,
): Promise<{ challenge: string; factors: SecondFactorKind[] } | null> {
  await removeDueFactors(services, tx, user)
  const factors = await secondFactorsOf(tx, user.id)
  if (factors.length === 0) return null
  return { challenge: await openChallenge(tx, user.id, services.now()), factors }
}

/** Does what our team was asked to do a day ago, now that the person has not objected. */
async function removeDueFactors(
  services: Pick<Services, 'now' | 'publicOrigin'>,
  tx: Queries,
  user: Users,
): Promise<void> {
  const { now } = services
  if (!(await takeDueRemoval(tx, user.id, now()))) return
  await removeSecondFactors(tx, user.id)
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
  const message = secondFactorOffMessage(user.first_name, services.publicOrigin)
  await tellOfSecurity(services, tx, user, { kind: 'second-factor-off', message })
}
