import { type EmailChoice, type NoticeEvent, noticeEvents, noticeKinds } from '../domain/notices.ts'
import type { Queries } from './db/database.ts'
import type { Users } from './db/tables.ts'
import type { Message } from './mail/message.ts'
import { asks, noticeMessage } from './mail/notice-messages.ts'
import { mayMailNotice } from './queries/mail-counts.ts'
import { preferenceOf } from './queries/notice-preferences.ts'
import { insertNotice, type NewNotice } from './queries/notices.ts'
import { queueMail } from './queries/outbox.ts'
import { findUser } from './queries/users.ts'

/** A mailbox that has had many mails gets the rest in one a day. */
async function whenNow(tx: Queries, wanted: EmailChoice, address: string, now: number) {
  if (wanted !== 'now') return wanted
  return (await mayMailNotice(tx, address, now)) ? 'now' : 'daily'
}

async function asChosen(tx: Queries, reader: Users, event: NoticeEvent, now: number) {
  const chosen = await preferenceOf(tx, reader.id, event)
  const wanted = chosen?.email ?? noticeEvents[event].email
  return {
    email: reader.status === 'active' ? await whenNow(tx, wanted, reader.email, now) : 'off',
    shown: chosen ? chosen.in_app === 1 : noticeEvents[event].inApp,
  }
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
  const chosen =
    event === null
      ? ({ email: 'now', shown: true } as const)
      : await asChosen(tx, reader, event, now)
  const { email } = chosen
  const shown = asks(notice) || chosen.shown
  const told = await insertNotice(tx, notice, { shown, digest: email === 'daily' }, now)
  if (!told) return false
  if (email === 'now') {
    const message = mail ?? noticeMessage(reader.first_name, told, publicOrigin)
    const eventKey = `${reader.id} ${notice.eventKey}`
    const { kind } = notice
    await queueMail(tx, { to: reader.email, kind, message, eventKey, budget: 'caused' }, now)
  }
  return true
}
