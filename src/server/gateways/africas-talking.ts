import * as z from 'zod/mini'
import type { SmsGatewaySettings } from '../config/channel-settings.ts'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'
import { postToGateway, RefusedByGateway, type SendToPhone } from './gateway.ts'

const sendResult = z.object({
  SMSMessageData: z.object({ Recipients: z.array(z.object({ statusCode: z.number() })) }),
})

/** 100 processed, 101 sent, 102 queued. */
const accepted = [100, 101, 102]
/** 403 invalid number, 404 unsupported number, 406 the recipient refuses messages. */
const final = [403, 404, 406]

/** Sends as in https://developers.africastalking.com/docs/sms/sending/bulk. */
export function africasTalkingSender(
  outgoing: GuardedFetch,
  { endpoint, username, apiKey, from }: Extract<SmsGatewaySettings, { provider: 'africastalking' }>,
): SendToPhone {
  return async ({ to, text, linkId }) => {
    const body = new URLSearchParams({ username, to, message: text })
    if (from) body.set('from', from)
    if (linkId) body.set('linkId', linkId)
    const response = await postToGateway(outgoing, `${endpoint}/version1/messaging`, {
      headers: {
        accept: 'application/json',
        apiKey,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: body.toString(),
    })
    const code = sendResult.safeParse(response).data?.SMSMessageData.Recipients[0]?.statusCode
    if (code !== undefined && accepted.includes(code)) return
    const message = `Africa’s Talking did not accept it: status ${code ?? 'missing'}.`
    throw code !== undefined && final.includes(code)
      ? new RefusedByGateway(message)
      : new Error(message)
  }
}
