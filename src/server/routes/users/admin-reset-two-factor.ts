import { Problem } from '../../../api/problem.ts'
import { adminResetTwoFactor } from '../../../api/users/admin-reset-two-factor.ts'
import { factorRemovalSeconds } from '../../../domain/auth/lifetimes.ts'
import { isStaff } from '../../../domain/users/roles.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { factorRemovalMessage, twoFactorOffMessage } from '../../mail/security-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { hasTwoFactor, removeAllTwoFactors } from '../../queries/auth/two-factor.ts'
import { askFactorRemoval } from '../../queries/auth/two-factor-removals.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import type { AppContext } from '../../services/context.ts'
import { notifySecurityChange } from '../../services/notifications/notify-security-change.ts'
import { authorizeUserAction } from '../../services/users/authorize-user-action.ts'
import { route } from '../route.ts'

const removalHours = factorRemovalSeconds / 3600

export const adminResetTwoFactorRoute = route(
  adminResetTwoFactor,
  async (services, { input, currentUser }) => {
    const { database, limiter, now } = services
    requireConfirmedPassword(currentUser, now())
    await limiter.consume('change', currentUser.id)
    const isTeam = await database.write(async (tx) => {
      const user = await authorizeUserAction(tx, currentUser, input.id, ['forget-second-factor'])
      if (!(await hasTwoFactor(tx, user.id))) {
        throw new Problem('TWO_FACTOR_ALREADY_ENABLED', 'none-of-theirs')
      }
      await endAllSessions(tx, user.id)
      // Our team knows its own people. Of anybody else only the mailbox can say that it is not them.
      const isDelayed = !isStaff(user.role)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'delete',
          entity: 'second-factor',
          entityId: user.id,
          details: { role: currentUser.role, ...(isDelayed && { afterHours: removalHours }) },
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

async function removeNow(services: AppContext, tx: Queries, user: UserRow): Promise<void> {
  await removeAllTwoFactors(tx, user.id)
  const message = twoFactorOffMessage(user.first_name, services.publicOrigin)
  await notifySecurityChange(services, tx, user, { kind: 'second-factor-off', message })
}

async function removeLater(services: AppContext, tx: Queries, user: UserRow): Promise<void> {
  await askFactorRemoval(tx, user.id, services.now())
  const message = factorRemovalMessage(user.first_name, removalHours, services.publicOrigin)
  await notifySecurityChange(services, tx, user, { kind: 'second-factor-removal', message })
}
