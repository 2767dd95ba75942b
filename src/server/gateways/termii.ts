import * as z from 'zod/mini'
import type { SmsGatewaySettings } from '../config/channel-settings.ts'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'
import { postToGateway, type SendToPhone } from './gateway.ts'

const accepted = z.object({ message_id: z.union([z.string(), z.number()]) })

/** Sends as in https://developers.termii.com/messaging-api. */
export function termiiSender(
  outgoing: GuardedFetch,
  { endpoint, apiKey, from }: Extract<SmsGatewaySettings, { provider: 'termii' }>,
): SendToPhone {
  return async ({ to, text }) => {
    const response = await postToGateway(outgoing, `${endpoint}/api/sms/send`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        api_key: apiKey,
        to: to.replace(/^\+/, ''),
        from,
        sms: text,
        type: 'plain',
        channel: 'generic',
      }),
    })
    if (!accepted.safeParse(response).success) throw new Error('Termii did not accept it.')
  }
}
