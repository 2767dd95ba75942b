import type { Message } from '../../../domain/notifications/mail-message.ts'
import type { NotificationKindName } from '../../../domain/notifications/notifications.ts'
import type { UserRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from './notify-user.ts'

/**
 * Notifies a user, in the app and by mail, that the way they log in has changed. Their notification
 * preferences do not apply.
 */
export async function notifySecurityChange(
  ctx: TransactionContext,
  user: Pick<UserRow, 'id'>,
  { kind, item = '', message }: { kind: NotificationKindName; item?: string; message: Message },
): Promise<void> {
  const eventKey = `${kind} ${newId()}`
  const notification = { userId: user.id, kind, subjectId: user.id, data: { item }, eventKey }
  await notifyUser(ctx, notification, message)
}
