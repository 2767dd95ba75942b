import * as z from 'zod/mini'
import type {
  ChannelSettings,
  SmsGatewaySettings,
  WhatsAppSettings,
} from '../config/channel-settings.ts'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'
import {
  postToGateway,
  RefusedByGateway,
  type SendToPhone,
  type TemplateMessage,
} from './gateway.ts'

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

const termiiAnswer = z.object({ message_id: z.union([z.string(), z.number()]) })

/** Sends as in https://developers.termii.com/messaging-api. */
function termiiSender(
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
    if (!termiiAnswer.safeParse(response).success) throw new Error('Termii did not accept it.')
  }
}

const sendResult = z.object({
  SMSMessageData: z.object({ Recipients: z.array(z.object({ statusCode: z.number() })) }),
})

/** 100 processed, 101 sent, 102 queued. */
const acceptedCodes = [100, 101, 102]
/** 403 invalid number, 404 unsupported number, 406 the recipient refuses messages. */
const finalCodes = [403, 404, 406]

/** Sends as in https://developers.africastalking.com/docs/sms/sending/bulk. */
function africasTalkingSender(
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
    if (code !== undefined && acceptedCodes.includes(code)) return
    const message = `Africa’s Talking did not accept it: status ${code ?? 'missing'}.`
    throw code !== undefined && finalCodes.includes(code)
      ? new RefusedByGateway(message)
      : new Error(message)
  }
}

/** The WhatsApp Cloud API: https://developers.facebook.com/docs/whatsapp/cloud-api. */
type WhatsAppAccount = Pick<WhatsAppSettings, 'graphUrl' | 'token' | 'phoneNumberId' | 'templates'>

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })) })

function whatsAppSender(
  outgoing: GuardedFetch,
  { graphUrl, token, phoneNumberId, templates }: WhatsAppAccount,
): SendToPhone {
  return async ({ to, text, template }) => {
    const response = await postToGateway(outgoing, `${graphUrl}/${phoneNumberId}/messages`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        ...(template
          ? { type: 'template', template: fillTemplate(templates, template) }
          : { type: 'text', text: { preview_url: false, body: text } }),
      }),
    })
    if (!accepted.safeParse(response).success) throw new Error('WhatsApp did not accept it.')
  }
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates. */
function fillTemplate(
  templates: WhatsAppSettings['templates'],
  { purpose, language, parameter }: TemplateMessage,
) {
  if (!templates) throw new RefusedByGateway('There is no template.')
  const { name, languages } = templates[purpose]
  const parameters = [{ type: 'text', text: parameter }]
  return {
    name,
    language: { code: languages.includes(language) ? language : languages[0] },
    components: [
      { type: 'body', parameters },
      // The template of a code has a button that copies it.
      ...(purpose === 'code' ? [{ type: 'button', sub_type: 'url', index: '0', parameters }] : []),
    ],
  }
}
