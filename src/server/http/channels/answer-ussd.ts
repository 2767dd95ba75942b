import * as z from 'zod/mini'
import type { ChannelSettings } from '../../config/channel-settings.ts'
import type { ChannelContext } from '../../services/channels/answer-message.ts'
import { callerHash } from '../../services/channels/caller.ts'
import { converse } from '../../services/channels/converse.ts'
import { isSameSecret } from './secrets.ts'

/** One step of a session: https://developers.africastalking.com/docs/ussd/handle_sessions. */
const ussdRequest = z.object({
  sessionId: z._default(z.string(), ''),
  serviceCode: z.string(),
  phoneNumber: z.string().check(z.regex(/^\+?\d{6,15}$/)),
  /** All inputs of the session, joined by `*`. */
  text: z._default(z.string(), ''),
})

/** The next screen of a USSD session for the gateway; null if the gateway did not send the request. */
export async function answerUssd(
  ctx: ChannelContext,
  ussd: ChannelSettings['ussd'],
  { secret, body }: { secret: string; body: Buffer },
): Promise<string | null> {
  if (!ussd || !isSameSecret(secret, ussd.secret)) return null
  const parsed = ussdRequest.safeParse(Object.fromEntries(new URLSearchParams(body.toString())))
  if (!parsed.success || codeOf(parsed.data.serviceCode) !== codeOf(ussd.code)) return null
  const { sessionId, phoneNumber, text } = parsed.data
  const caller = { channel: 'ussd', hash: callerHash(ctx.encryption, phoneNumber) } as const
  const reply = await ctx.replies(`ussd ${sessionId} ${caller.hash} ${text}`, () =>
    converse(ctx, caller, text),
  )
  return `${reply.ends ? 'END' : 'CON'} ${reply.text}`
}

/** Gateways send `*347*123#` or `*347*123`. */
function codeOf(code: string): string {
  return code.replace(/[^\d*]/g, '')
}
