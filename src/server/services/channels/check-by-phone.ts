import type { LookupResult } from '../../../api/lookup/lookup-result.ts'
import type { Step } from '../../../domain/channels/conversation.ts'
import { channelWords, sentenceText, verdictText } from '../../../locales/channels.ts'
import type { Context } from '../context.ts'
import { lookUp } from '../lookup/look-up.ts'
import { signProof } from '../proofs/sign-proof.ts'
import type { Caller, ChannelReply } from './caller.ts'

/** The verdict of `GET /verify` in a few lines, with the number of its proof. */
export async function checkByPhone(
  ctx: Context,
  { channel, hash }: Caller,
  { text, language }: Extract<Step, { kind: 'check' }>,
): Promise<ChannelReply> {
  const { data } = await lookUp(ctx, text, { callerHash: hash })
  const { verdict, kind } = data
  const words = channelWords[language]
  if (verdict === 'invalid') {
    const hint = hasImeiLength(text) ? words.slip : words.notANumber
    return { text: sentenceText(channel, hint), ends: false }
  }
  // Not registered, and probably not a complete identifier.
  if (kind === null) return { text: sentenceText(channel, words.notANumber), ends: false }
  const { number } = await signProof(ctx, { ...data, kind, verdict })
  const proof = { number, url: `${new URL(ctx.origin).host}/c` }
  return {
    text: verdictText(channel, language, { ...shownPartsOf(data), verdict }, proof),
    ends: true,
  }
}

function hasImeiLength(text: string): boolean {
  return /^\d{15}$/.test(text.replace(/[\s./-]/g, ''))
}

/**
 * The parts of a result that fit in a few lines. The type check fails until a new part is listed.
 */
function shownPartsOf(result: LookupResult) {
  const { verdict, underReview, reportedAt, state, stale, item, listings, others, ...rest } = result
  // Left out: `confirmedIn` (see `stale`), the identifier (the caller typed it), the web texts.
  const { kind, identifier, confirmedIn, message, messageInEnglish, advice, ...unplaced } = rest
  unplaced satisfies Record<string, never>
  return { underReview, reportedAt, state, stale, item, listings, others }
}
