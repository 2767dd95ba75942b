import { forgetSecondFactor } from '../../api/forget-second-factor.ts'
import { Problem } from '../../api/problem.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import { secondFactorOffMessage } from '../mail/team-messages.ts'
import { logActivity } from '../queries/activity-log.ts'
import { queueMail } from '../queries/outbox.ts'
import { removeSecondFactor } from '../queries/second-factors.ts'
import { endAllSessions } from '../queries/sessions.ts'
import { reachPerson } from '../reach-person.ts'
import { route } from '../route.ts'

export const forgetSecondFactorRoute = route(
  forgetSecondFactor,
  async ({ database, limiter, now, publicOrigin }, { input, caller }) => {
    requireConfirmedPassword(caller, now())
    await limiter.take('change', caller.id)
    await database.write(async (tx) => {
      const user = await reachPerson(tx, caller, input.id, ['forget-second-factor'])
      if (!(await removeSecondFactor(tx, user.id))) {
        throw new Problem('SECOND_FACTOR_STANDS', 'This person has no second factor.')
      }
      await endAllSessions(tx, user.id)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'delete',
          entity: 'second-factor',
          entityId: user.id,
          details: { role: caller.role },
        },
        now(),
      )
      const message = secondFactorOffMessage(user.first_name, publicOrigin)
      await queueMail(tx, { to: user.email, kind: 'second-factor', message }, now())
    })
    return { message: 'Second factor removed' }
  },
)
