import * as z from 'zod/mini'
import type { ChannelSettings } from '../../config/channel-settings.ts'
import {
  answerMessage,
  type ChannelContext,
  type InboundMessage,
} from '../../services/channels/answer-message.ts'
import { isSameSecret, isSignedBy } from './secrets.ts'

const phoneNumber = z.string().check(z.regex(/^\+?\d{6,15}$/))
const id = z.string().check(z.minLength(1), z.maxLength(200))

/** https://developers.africastalking.com/docs/sms/notifications. */
const fromAfricasTalking = z.object({
  from: phoneNumber,
  id,
  text: z.string(),
  linkId: z.optional(z.string()),
})

/** https://developers.termii.com/incoming. */
const fromTermii = z.object({
  type: z.literal('inbound'),
  sender: phoneNumber,
  message_id: id,
  message: z.string(),
})

/** Answers a text message; false if the gateway did not send it. Delivery reports are ignored. */
export async function receiveSms(
  ctx: ChannelContext,
  sms: ChannelSettings['sms'],
  { secret, signature, body }: { secret: string; signature: string | undefined; body: Buffer },
): Promise<boolean> {
  if (!sms || !isSameSecret(secret, sms.secret)) return false
  const { gateway } = sms
  if (gateway.provider === 'termii') {
    const key = { algorithm: 'sha512', key: gateway.secretKey } as const
    if (!signature || !isSignedBy(key, body, signature)) return false
  }
  const message = gateway.provider === 'termii' ? readTermii(body) : readAfricasTalking(body)
  if (message) await answerMessage(ctx, message)
  return true
}

function readAfricasTalking(body: Buffer): InboundMessage | null {
  const form = Object.fromEntries(new URLSearchParams(body.toString()))
  const { data } = fromAfricasTalking.safeParse(form)
  return data
    ? {
        channel: 'sms',
        id: data.id,
        phoneNumber: data.from,
        text: data.text,
        linkId: data.linkId,
      }
    : null
}

function readTermii(body: Buffer): InboundMessage | null {
  const { data } = fromTermii.safeParse(readJson(body))
  return data
    ? {
        channel: 'sms',
        id: data.message_id,
        phoneNumber: data.sender,
        text: data.message,
      }
    : null
}

/** The JSON in these bytes, or null. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
