import { isMessageChannel } from '../../../domain/channels/channels.ts'
import { hoursMs } from '../../../domain/durations.ts'
import type { JobRow } from '../../db/tables.ts'
import { RefusedByGateway, UnansweredByGateway } from '../../gateways/gateway.ts'
import type { MessageToPhone } from '../../mail/outbox-sender.ts'
import type { PhoneReply } from '../../queries/notifications/phone-messages.ts'
import { messageToPhone } from '../../services/notifications/message-to-phone.ts'
import { doubling, type JobKind, type JobServices, type Outcome } from './job-kind.ts'

const maxWaitMs = hoursMs(4)

/** Messages by SMS and WhatsApp: notices and codes to users, and replies to callers. */
export const phoneJobs: JobKind = {
  name: 'phone',
  atOnce: 20,
  waitMs: doubling(30_000, maxWaitMs, 12),
  maxWaitMs,
  attempt: sendPhoneMessage,
}

async function sendPhoneMessage(services: JobServices, job: JobRow): Promise<Outcome> {
  const isReply = isMessageChannel(job.type)
  try {
    const message = replyOf(services, job) ?? (await messageToPhone(services, job))
    await services.outboxSender.sendToPhone(message)
    return { is: 'done' }
  } catch (error) {
    const code = error instanceof Error ? error.message : String(error)
    // A notification that a gateway may have accepted is not sent again: the user also gets it in the
    // app or by mail, and a second text costs money. A reply to a caller is: twice is better than
    // never.
    const isFinal =
      error instanceof RefusedByGateway || (error instanceof UnansweredByGateway && !isReply)
    return { is: isFinal ? 'over' : 'later', code }
  }
}

function replyOf(
  { encryption }: Pick<JobServices, 'encryption'>,
  { id, type, secret }: JobRow,
): MessageToPhone | null {
  if (!isMessageChannel(type)) return null
  const { to, text, linkId } = JSON.parse(secret ?? '') as PhoneReply
  return { channel: type, to: encryption.decrypt(to, id), text, linkId }
}
