import type { NoticeKindName } from '../domain/notices.ts'
import type { Queries } from './db/database.ts'
import type { Users } from './db/tables.ts'
import { newId } from './ids.ts'
import type { Message } from './mail/message.ts'
import type { Services } from './services.ts'
import { tell } from './tell.ts'

/** Tells a person, here and by mail whatever they choose, that how they log in has changed. */
export async function tellOfSecurity(
  { publicOrigin, now }: Pick<Services, 'publicOrigin' | 'now'>,
  tx: Queries,
  user: Pick<Users, 'id'>,
  { kind, item = '', message }: { kind: NoticeKindName; item?: string; message: Message },
): Promise<void> {
  const eventKey = `${kind} ${newId()}`
  const notice = { userId: user.id, kind, subjectId: user.id, data: { item }, eventKey }
  await tell(tx, notice, publicOrigin, now(), message)
}
