import { removePasskey } from '../../../../api/auth/passkeys/remove-passkey.ts'
import { resultMessages } from '../../../../locales/en/results.ts'
import { requireFound } from '../../../lib/require-found.ts'
import { passkeyRemovedMessage } from '../../../mail/security-messages.ts'
import { deletePasskey } from '../../../queries/auth/passkeys.ts'
import { endUnneededCodes } from '../../../queries/auth/two-factor.ts'
import { findUser, lockUser, readerOf } from '../../../queries/users/users.ts'
import { requireConfirmedPassword } from '../../../security/require-reauthentication.ts'
import { logActivity } from '../../../services/activity/log-activity.ts'
import { notifySecurityChange } from '../../../services/notifications/notify-security-change.ts'
import { inTransaction } from '../../../services/transaction.ts'
import { route } from '../../route.ts'

export const removePasskeyRoute = route(removePasskey, async (ctx, { input, currentUser }) => {
  const { database, limiter } = ctx
  requireConfirmedPassword(ctx, currentUser)
  await limiter.consume('change', currentUser.id)
  await inTransaction(ctx, async (ctx, tx) => {
    await lockUser(database, tx, currentUser.id)
    const removed = requireFound(await deletePasskey(tx, currentUser.id, input.id), 'passkey')
    await endUnneededCodes(tx, currentUser.id)
    const details = { role: currentUser.role }
    logActivity(ctx, { action: 'delete', entity: 'passkey', entityId: removed.id, details })
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    const message = passkeyRemovedMessage(ctx, readerOf(user))
    await notifySecurityChange(ctx, user, {
      kind: 'passkey-removed',
      item: removed.name,
      message,
    })
  })
  return { message: resultMessages['passkey-removed'] }
})
