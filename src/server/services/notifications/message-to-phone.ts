import { Problem } from '../../../api/problem.ts'
import {
  goesToUserPhone,
  type UserPhoneKind,
  userPhoneKinds,
} from '../../../domain/notifications/notifications.ts'
import { codeText, noticeText } from '../../../locales/phone-texts.ts'
import type { JobRow } from '../../db/tables.ts'
import { RefusedByGateway } from '../../gateways/gateway.ts'
import type { MessageToPhone } from '../../mail/outbox-sender.ts'
import type { PhoneNotice } from '../../queries/notifications/phone-messages.ts'
import { findPhoneVerification } from '../../queries/notifications/phone-verifications.ts'
import { findUser, languageOfUser } from '../../queries/users/users.ts'
import type { AppContext } from '../context.ts'
import { userPhoneOf } from './phone.ts'

type Services = Pick<AppContext, 'database' | 'encryption' | 'limiter' | 'log'>

/**
 * The message of a job to the phone of its account. Its number is the present one of the profile:
 * rejects if that is not confirmed.
 */
export async function messageToPhone(services: Services, job: JobRow): Promise<MessageToPhone> {
  const { type, account_id: userId } = job
  if (!goesToUserPhone(type) || userId === null) throw new RefusedByGateway('no-account')
  const { parameter } = JSON.parse(job.secret ?? '') as PhoneNotice
  const { database, encryption } = services
  const { channel, purpose } = userPhoneKinds[type]
  const user = await findUser(database.read, userId)
  const phone = user?.status === 'active' ? userPhoneOf(encryption, user) : null
  const verification =
    phone &&
    (await findPhoneVerification(database.read, { userId, channel, numberHash: phone.hash }))
  const isConfirmed = verification?.verified_at != null
  if (!user || !phone || !verification || isConfirmed !== (purpose === 'notice')) {
    throw new RefusedByGateway('not-confirmed')
  }
  // Later attempts are not counted again.
  if (job.attempts === 1) await countNotice(services, type, job)
  const language = languageOfUser(user)
  const textOf = purpose === 'code' ? codeText : noticeText
  return {
    channel,
    // Africa's Talking needs the plus sign, WhatsApp must not have it; the client of Termii removes
    // it.
    to: channel === 'sms' ? `+${phone.number}` : phone.number,
    text: textOf(channel, language, parameter),
    linkId: null,
    template: { purpose, language, parameter },
  }
}

/** Above a limit the message is dropped: what it says is in the app and in mails too. */
async function countNotice(
  { limiter, log }: Services,
  kind: UserPhoneKind,
  { urgent }: Pick<JobRow, 'urgent'>,
): Promise<void> {
  if (userPhoneKinds[kind].purpose === 'code') return
  try {
    if (urgent === 0) await limiter.consume('noticeNotUrgent', 'all')
    await limiter.consume('noticeInAll', 'all')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    log.error({ kind }, 'TEXTS_PER_DAY is used up')
    throw new RefusedByGateway('daily-limit')
  }
}
