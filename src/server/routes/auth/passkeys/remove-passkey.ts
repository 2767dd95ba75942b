import { removePasskey } from '../../../../api/auth/passkeys/remove-passkey.ts'
import { resultMessages } from '../../../../locales/en/results.ts'
import { requireFound } from '../../../lib/require-found.ts'
import { passkeyRemovedMessage } from '../../../mail/security-messages.ts'
import { logActivity } from '../../../queries/activity/activity-log.ts'
import { deletePasskey } from '../../../queries/auth/passkeys.ts'
import { endUnneededCodes } from '../../../queries/auth/two-factor.ts'
import { findUser, lockUser } from '../../../queries/users/users.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { notifySecurityChange } from '../../../services/notifications/notify-security-change.ts'
import { route } from '../../route.ts'

export const removePasskeyRoute = route(removePasskey, async (services, { input, currentUser }) => {
  const { database, limiter, now, publicOrigin } = services
  requireConfirmedPassword(currentUser, now())
  await limiter.consume('change', currentUser.id)
  await database.write(async (tx) => {
    await lockUser(database, tx, currentUser.id)
    const removed = requireFound(await deletePasskey(tx, currentUser.id, input.id), 'passkey')
    await endUnneededCodes(tx, currentUser.id)
    await logActivity(
      tx,
      {
        actorId: currentUser.id,
        action: 'delete',
        entity: 'passkey',
        entityId: removed.id,
        details: { role: currentUser.role },
      },
      now(),
    )
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    const message = passkeyRemovedMessage(user.first_name, publicOrigin)
    await notifySecurityChange(services, tx, user, {
      kind: 'passkey-removed',
      item: removed.name,
      message,
    })
  })
  return { message: resultMessages['passkey-removed'] }
})
