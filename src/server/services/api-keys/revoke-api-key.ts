import type { revokeApiKey } from '../../../api/api-keys/revoke-api-key.ts'
import { requireFound } from '../../lib/require-found.ts'
import { apiKeyRevokedMessage } from '../../mail/api-key-messages.ts'
import { deleteApiKey } from '../../queries/api-keys/api-keys.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'
import { inTransaction } from '../transaction.ts'

/** Asks for no password: a leaked key has to be revoked at once, from any device. */
export async function revokeApiKeyUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof revokeApiKey>,
): Promise<void> {
  await inTransaction(ctx, async (ctx, tx) => {
    const { id, name, ending } = requireFound(
      await deleteApiKey(tx, currentUser.id, input.id),
      'api-key',
    )
    logActivity(ctx, { action: 'delete', entity: 'api-key', entityId: id, details: { ending } })
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    const message = apiKeyRevokedMessage(ctx, readerOf(user), ending)
    await notifySecurityChange(ctx, user, { kind: 'api-key-revoked', item: name, message })
  })
}
