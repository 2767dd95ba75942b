import type { ChannelSettings } from '../config/channel-settings.ts'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'
import { africasTalkingSender } from './africas-talking.ts'
import type { SendToPhone } from './gateway.ts'
import { termiiSender } from './termii.ts'
import { whatsAppSender } from './whatsapp.ts'

/** The senders of replies, by the kind of outbox row; null for a channel that is off. */
export function createPhoneSenders(
  { sms, whatsapp }: ChannelSettings,
  outgoing: GuardedFetch,
): Record<'sms' | 'whatsapp', SendToPhone | null> {
  return {
    sms:
      sms &&
      (sms.gateway.provider === 'termii'
        ? termiiSender(outgoing, sms.gateway)
        : africasTalkingSender(outgoing, sms.gateway)),
    whatsapp: whatsapp && whatsAppSender(outgoing, whatsapp),
  }
}
