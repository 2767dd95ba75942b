import type { UserRow } from '../../db/tables.ts'
import { passwordChangedMessage } from '../../mail/account-messages.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { languageOfUser } from '../../queries/users/users.ts'
import type { TransactionContext } from '../context.ts'

/** Mails a user that their password was changed. */
export async function notifyPasswordChanged(
  ctx: TransactionContext,
  user: Pick<UserRow, 'email' | 'first_name' | 'language'>,
): Promise<void> {
  const message = passwordChangedMessage(ctx, user.first_name, languageOfUser(user))
  await enqueueMail(ctx.tx, { to: user.email, kind: 'password-changed', message }, ctx.now)
}
