import { forgetSecondFactor } from '../../api/forget-second-factor.ts'
import { Problem } from '../../api/problem.ts'
import { isStaff } from '../../domain/roles.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import type { Queries } from '../db/database.ts'
import type { Users } from '../db/tables.ts'
import { factorRemovalSeconds } from '../limits.ts'
import { factorRemovalMessage, secondFactorOffMessage } from '../mail/security-messages.ts'
import { logActivity } from '../queries/activity-log.ts'
import { askFactorRemoval } from '../queries/factor-removals.ts'
import { hasSecondFactor, removeSecondFactors } from '../queries/second-factors.ts'
import { endAllSessions } from '../queries/sessions.ts'
import { reachPerson } from '../reach-person.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { tellOfSecurity } from '../tell-of-security.ts'

const removalHours = factorRemovalSeconds / 3600

export const forgetSecondFactorRoute = route(
  forgetSecondFactor,
  async (services, { input, caller }) => {
    const { database, limiter, now } = services
    requireConfirmedPassword(caller, now())
    await limiter.take('change', caller.id)
    const isTeam = await database.write(async (tx) => {
      const user = await reachPerson(tx, caller, input.id, ['forget-second-factor'])
      if (!(await hasSecondFactor(tx, user.id))) {
        throw new Problem('SECOND_FACTOR_STANDS', 'none-of-theirs')
      }
      await endAllSessions(tx, user.id)
      // Our team knows its own people. Of anybody else only the mailbox can say that it is not them.
      const isDelayed = !isStaff(user.role)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'delete',
          entity: 'second-factor',
          entityId: user.id,
          details: { role: caller.role, ...(isDelayed && { afterHours: removalHours }) },
        },
        now(),
      )
      await (isDelayed ? removeLater(services, tx, user) : removeNow(services, tx, user))
      return !isDelayed
    })
    return {
      message: isTeam
        ? resultMessages['second-factor-removed']
        : resultMessages['second-factor-goes']({ hours: removalHours }),
    }
  },
)

async function removeNow(services: Services, tx: Queries, user: Users): Promise<void> {
  await removeSecondFactors(tx, user.id)
  const message = secondFactorOffMessage(user.first_name, services.publicOrigin)
  await tellOfSecurity(services, tx, user, { kind: 'second-factor-off', message })
}

async function removeLater(services: Services, tx: Queries, user: Users): Promise<void> {
  await askFactorRemoval(tx, user.id, services.now())
  const message = factorRemovalMessage(user.first_name, removalHours, services.publicOrigin)
  await tellOfSecurity(services, tx, user, { kind: 'second-factor-removal', message })
}
