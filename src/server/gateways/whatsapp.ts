import * as z from 'zod/mini'
import type { WhatsAppSettings } from '../config/channel-settings.ts'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'
import {
  postToGateway,
  RefusedByGateway,
  type SendToPhone,
  type TemplateMessage,
} from './gateway.ts'

/** The WhatsApp Cloud API: https://developers.facebook.com/docs/whatsapp/cloud-api. */
export type WhatsAppAccount = Pick<
  WhatsAppSettings,
  'graphUrl' | 'token' | 'phoneNumberId' | 'templates'
>

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })) })

export function whatsAppSender(
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
