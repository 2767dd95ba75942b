import type { revokeApiKey } from '../../../api/api-keys/api-keys.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { apiKeyRevokedMessage } from '../../mail/api-key-messages.ts'
import { apiKeysOf, deleteApiKey } from '../../queries/api-keys/api-keys.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'
import { inTransaction } from '../transaction.ts'

/** Asks for no password: a leaked key has to be revoked at once, from any device. */
export async function revokeApiKeyUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof revokeApiKey>,
): Promise<void> {
  await inTransaction(ctx, async (ctx, tx) => {
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    await revoke(ctx, user, input.id)
  })
}

/** Revokes every key of a user whose password somebody else may have known. */
export async function revokeAllApiKeys(ctx: TransactionContext, user: UserRow): Promise<void> {
  for (const { id } of await apiKeysOf(ctx.tx, user.id)) await revoke(ctx, user, id)
}

async function revoke(ctx: TransactionContext, user: UserRow, keyId: string): Promise<void> {
  const { id, name, ending } = requireFound(await deleteApiKey(ctx.tx, user.id, keyId), 'api-key')
  const entry = { actorId: user.id, entity: 'api-key', entityId: id } as const
  logActivity(ctx, { ...entry, action: 'delete', details: { ending } })
  const message = apiKeyRevokedMessage(ctx, readerOf(user), ending)
  await notifySecurityChange(ctx, user, { kind: 'api-key-revoked', item: name, message })
}
