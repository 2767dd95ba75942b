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

const media = z.object({ url: z.string() })
const maxDescriptionBytes = 10_000
const maxPhotoBytes = 6_000_000
/**
 * For each of the two requests for a photo, while WhatsApp waits for the response to its webhook.
 */
const timeoutMs = 5_000

/** The bytes of a photo of up to 6 MB. Rejects if it is larger or cannot be fetched. */
export async function fetchPhoto(
  outgoing: GuardedFetch,
  { graphUrl, token }: Pick<WhatsAppAccount, 'graphUrl' | 'token'>,
  mediaId: string,
): Promise<Buffer> {
  const get = async (url: string, maxBytes: number) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await outgoing(url, { headers, timeoutMs, maxBytes })
    if (!response.ok) throw new Error(`WhatsApp answered ${response.status} for a photo.`)
    return Buffer.from(await response.arrayBuffer())
  }
  const description = await get(`${graphUrl}/${encodeURIComponent(mediaId)}`, maxDescriptionBytes)
  const { url } = media.parse(JSON.parse(description.toString()))
  if (!isOfWhatsApp(url, graphUrl)) throw new Error('WhatsApp named another host for a photo.')
  return get(url, maxPhotoBytes)
}

/**
 * The request contains the token, so a photo is fetched only from Meta or the configured Graph API.
 */
function isOfWhatsApp(url: string, graphUrl: string): boolean {
  const { protocol, hostname, origin } = new URL(url)
  const isMeta = /(?:^|\.)(?:fbsbx|facebook|fbcdn|whatsapp)\.(?:com|net)$/.test(hostname)
  return origin === new URL(graphUrl).origin || (protocol === 'https:' && isMeta)
}
