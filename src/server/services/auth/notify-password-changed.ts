import type { UserRow } from '../../db/tables.ts'
import { passwordChangedMessage } from '../../mail/account-messages.ts'
import { apiKeysOf } from '../../queries/api-keys/api-keys.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { readerOf } from '../../queries/users/users.ts'
import type { TransactionContext } from '../context.ts'

/** Mails a user that their password was changed, and how many API keys go on working. */
export async function notifyPasswordChanged(
  ctx: TransactionContext,
  user: Pick<UserRow, 'id' | 'email' | 'first_name' | 'language'>,
): Promise<void> {
  const apiKeys = (await apiKeysOf(ctx.tx, user.id)).length
  const message = passwordChangedMessage(ctx, readerOf(user), apiKeys)
  await enqueueMail(ctx.tx, { to: user.email, kind: 'password-changed', message }, ctx.now)
}
