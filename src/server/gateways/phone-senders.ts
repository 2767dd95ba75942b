import type { ChannelSettings } from '../config/channel-settings.ts'
import { africasTalkingSender } from './africas-talking.ts'
import type { SendToPhone } from './gateway.ts'
import { termiiSender } from './termii.ts'
import { whatsAppSender } from './whatsapp.ts'

/** The senders of replies, by the kind of outbox row; null for a channel that is off. */
export function createPhoneSenders({
  sms,
  whatsapp,
}: ChannelSettings): Record<'sms' | 'whatsapp', SendToPhone | null> {
  return {
    sms:
      sms &&
      (sms.gateway.provider === 'termii'
        ? termiiSender(sms.gateway)
        : africasTalkingSender(sms.gateway)),
    whatsapp: whatsapp && whatsAppSender(whatsapp),
  }
}
