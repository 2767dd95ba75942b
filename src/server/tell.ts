import { type EmailChoice, noticeEvents, noticeKinds } from '../domain/notices.ts'
import type { Queries } from './db/database.ts'
import type { Message } from './mail/message.ts'
import { asks, noticeMessage } from './mail/notice-messages.ts'
import { preferenceOf } from './queries/notice-preferences.ts'
import { insertNotice, type NewNotice } from './queries/notices.ts'
import { mayMailNotice, queueMail } from './queries/outbox.ts'
import { findUser } from './queries/users.ts'

/** A mailbox that has had many mails gets the rest in one a day. */
async function whenNow(tx: Queries, wanted: EmailChoice, address: string, now: number) {
  if (wanted !== 'now') return wanted
  return (await mayMailNotice(tx, address, now)) ? 'now' : 'daily'
}

/**
 * Tells a person of an event once, here and by mail as they choose, in the transaction of the event
 * itself. Telling it again does nothing, and returns false. `mail` is what is mailed at once where that
 * says more than the notice.
 */
export async function tell(
  tx: Queries,
  notice: NewNotice,
  publicOrigin: string,
  now: number,
  mail?: Message,
): Promise<boolean> {
  const reader = await findUser(tx, notice.userId)
  if (!reader) return false
  const { event } = noticeKinds[notice.kind]
  const chosen = await preferenceOf(tx, reader.id, event)
  const wanted = chosen?.email ?? noticeEvents[event].email
  const email = reader.status === 'active' ? await whenNow(tx, wanted, reader.email, now) : 'off'
  const shown = asks(notice) || (chosen ? chosen.in_app === 1 : noticeEvents[event].inApp)
  const told = await insertNotice(tx, notice, { shown, digest: email === 'daily' }, now)
  if (!told) return false
  if (email === 'now') {
    const message = mail ?? noticeMessage(reader.first_name, told, publicOrigin)
    const eventKey = `${reader.id} ${notice.eventKey}`
    await queueMail(tx, { to: reader.email, kind: notice.kind, message, eventKey }, now)
  }
  return true
}
