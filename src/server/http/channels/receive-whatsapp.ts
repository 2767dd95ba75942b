import * as z from 'zod/mini'
import type { WhatsAppSettings } from '../../config/channel-settings.ts'
import { answerMessage, type ChannelContext } from '../../services/channels/answer-message.ts'
import { readJson } from './receive-sms.ts'
import { isSameSecret, isSignedBy } from './secrets.ts'

const message = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  from: z.string().check(z.regex(/^\d{6,15}$/)),
  type: z.string(),
  text: z.optional(z.object({ body: z.string() })),
  image: z.optional(z.object({ caption: z.optional(z.string()) })),
})

/** https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples. */
const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }),
            messages: z.optional(z.array(z.unknown())),
          }),
        }),
      ),
    }),
  ),
})

/** Answers the Graph API when our URL is registered there: its challenge; null for a wrong token. */
export function confirmWhatsApp(
  whatsapp: WhatsAppSettings | null,
  query: Record<string, string>,
): string | null {
  const isFromMeta =
    whatsapp?.verifyToken != null &&
    query['hub.mode'] === 'subscribe' &&
    isSameSecret(query['hub.verify_token'] ?? '', whatsapp.verifyToken)
  return isFromMeta ? (query['hub.challenge'] ?? '').replace(/[^\w-]/g, '') : null
}

/** Answers the messages that the Graph API sends; false if they are not signed with the app's secret. */
export async function receiveWhatsApp(
  ctx: ChannelContext,
  whatsapp: WhatsAppSettings | null,
  { signature, body }: { signature: string | undefined; body: Buffer },
): Promise<boolean> {
  const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '') ?? []
  if (!whatsapp || !hex) return false
  if (!isSignedBy({ algorithm: 'sha256', key: whatsapp.appSecret }, body, hex)) return false
  for (const { value } of changesIn(body)) {
    if (value.metadata.phone_number_id !== whatsapp.phoneNumberId) continue
    for (const each of value.messages ?? []) {
      const { data } = message.safeParse(each)
      if (!data) continue
      const { id, from, image, text } = data
      await answerMessage(ctx, {
        channel: 'whatsapp',
        id,
        phoneNumber: from,
        text: image?.caption ?? text?.body ?? '',
      })
    }
  }
  return true
}

function changesIn(body: Buffer) {
  return webhook.safeParse(readJson(body)).data?.entry.flatMap(({ changes }) => changes) ?? []
}
