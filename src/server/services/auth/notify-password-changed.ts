import type { UserRow } from '../../db/tables.ts'
import { passwordChangedMessage } from '../../mail/account-messages.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import type { TransactionContext } from '../context.ts'

/** Mails a user that their password was changed. */
export async function notifyPasswordChanged(
  ctx: TransactionContext,
  user: Pick<UserRow, 'email' | 'first_name'>,
): Promise<void> {
  const message = passwordChangedMessage(ctx, user.first_name)
  await enqueueMail(ctx.tx, { to: user.email, kind: 'password-changed', message }, ctx.now)
}
