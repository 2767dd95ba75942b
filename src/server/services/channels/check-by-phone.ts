import type { LookupResult } from '../../../api/lookup/verify.ts'
import type { Step } from '../../../domain/channels/conversation.ts'
import { numberInReply } from '../../../domain/channels/number-in-reply.ts'
import type { Doubt } from '../../../domain/identifiers/read/doubts.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { coversAll } from '../../../domain/lookup/verdict.ts'
import { channelWords, sentenceText, verdictText } from '../../../locales/channels.ts'
import type { Context } from '../context.ts'
import { lookUp } from '../lookup/look-up.ts'
import { signProof } from '../proofs/create-proof.ts'
import type { Caller, ChannelReply } from './caller.ts'

/** The verdict of `GET /verify` in a few lines, with the number of its proof. */
export async function checkByPhone(
  ctx: Context,
  { channel, hash }: Caller,
  { text, language, asFind }: Extract<Step, { kind: 'check' }>,
): Promise<ChannelReply> {
  const { data } = await lookUp(ctx, text, { callerHash: hash })
  const { verdict, kind, identifier } = data
  if (verdict === 'invalid' || kind === null) {
    const hint = channelWords[language][hintFor(data, text)]
    return { text: sentenceText(channel, hint), ends: false }
  }
  const { numbers } = readText(text)
  const proof = coversAll(verdict, numbers.length)
    ? { number: (await signProof(ctx, { ...data, kind, verdict })).number, url: urlOf(ctx) }
    : null
  const about = numbers.length > 1 ? identifier.split(' / ').map(numberInReply).join(' / ') : null
  return {
    text: verdictText(channel, language, { ...shownPartsOf(data), verdict, about, asFind }, proof),
    ends: true,
  }
}

function urlOf({ origin }: Pick<Context, 'origin'>): string {
  return `${new URL(origin).host}/c`
}

function hintFor({ looksLikeReported }: LookupResult, text: string) {
  if (looksLikeReported) return 'alike'
  const [doubt] = readText(text).doubts
  // Without a doubt, what is reported is a piece of the text.
  return doubt ? hintAbout(doubt) : 'numberAlone'
}

/** What a caller can do about a text that may not mean what it says. */
export function hintAbout({ code }: Doubt): 'slip' | 'numberAlone' | 'notANumber' {
  if (code === 'imei-slip') return 'slip'
  return aboutOthers.has(code) ? 'numberAlone' : 'notANumber'
}

/** Doubts about what is around the number. */
const aboutOthers: ReadonlySet<string> = new Set([
  'other-words',
  'several-numbers',
  'number-in-pieces',
  'holds-imei',
  'holds-vin',
])

/**
 * The parts of a result that fit in a few lines. The type check fails until a new part is listed.
 */
function shownPartsOf(result: LookupResult) {
  const { verdict, underReview, reportedAt, state, stale, item, listings, others, ...rest } = result
  // Left out: `confirmedIn` (see `stale`), the identifier (the caller typed it), the web texts.
  const { kind, identifier, confirmedIn, message, messageInEnglish, advice, ...more } = rest
  const { looksLikeReported, ...unplaced } = more
  unplaced satisfies Record<string, never>
  return { underReview, reportedAt, state, stale, item, listings, others }
}
