import { removePasskey } from '../../api/remove-passkey.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import { passkeyRemovedMessage } from '../mail/security-messages.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { deletePasskey } from '../queries/passkeys.ts'
import { endUnneededCodes } from '../queries/second-factors.ts'
import { findUser, holdUser } from '../queries/users.ts'
import { route } from '../route.ts'
import { tellOfSecurity } from '../tell-of-security.ts'

export const removePasskeyRoute = route(removePasskey, async (services, { input, caller }) => {
  const { database, limiter, now, publicOrigin } = services
  requireConfirmedPassword(caller, now())
  await limiter.take('change', caller.id)
  await database.write(async (tx) => {
    await holdUser(database, tx, caller.id)
    const removed = requireFound(await deletePasskey(tx, caller.id, input.id), 'passkey')
    await endUnneededCodes(tx, caller.id)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'delete',
        entity: 'passkey',
        entityId: removed.id,
        details: { role: caller.role },
      },
      now(),
    )
    const user = requireFound(await findUser(tx, caller.id), 'user')
    const message = passkeyRemovedMessage(user.first_name, publicOrigin)
    await tellOfSecurity(services, tx, user, {
      kind: 'passkey-removed',
      item: removed.name,
      message,
    })
  })
  return { message: resultMessages['passkey-removed'] }
})
