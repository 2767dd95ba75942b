import type { Message } from '../../../domain/notifications/mail-message.ts'
import type { NotificationKindName } from '../../../domain/notifications/notifications.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { AppContext } from '../context.ts'
import { notifyUser } from './notify-user.ts'

/** Tells a person, here and by mail whatever they choose, that how they log in has changed. */
export async function notifySecurityChange(
  { publicOrigin, now }: Pick<AppContext, 'publicOrigin' | 'now'>,
  tx: Queries,
  user: Pick<UserRow, 'id'>,
  { kind, item = '', message }: { kind: NotificationKindName; item?: string; message: Message },
): Promise<void> {
  const eventKey = `${kind} ${newId()}`
  const notice = { userId: user.id, kind, subjectId: user.id, data: { item }, eventKey }
  await notifyUser(tx, notice, publicOrigin, now(), message)
}
