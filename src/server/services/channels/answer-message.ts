import QuickLRU from 'quick-lru'
import { Problem } from '../../../api/problem.ts'
import type { MessageChannel } from '../../../domain/channels/channels.ts'
import { mobileNumber } from '../../../domain/users/phone-numbers.ts'
import { newId } from '../../lib/ids.ts'
import { enqueueReply, isAnswered } from '../../queries/notifications/phone-messages.ts'
import type { AppContext, Context } from '../context.ts'
import { type Caller, callerHash } from './caller.ts'
import { converse } from './converse.ts'

/** A message that a gateway delivered. */
export interface InboundMessage {
  channel: MessageChannel
  /** The gateway's id: it may deliver the same message again. */
  id: string
  phoneNumber: string
  /** What was typed, or the caption of a photo. */
  text: string
  /** Sent back with the reply, for the gateway to link the two. */
  linkId?: string | undefined
}

/**
 * Answers a message once, however often its gateway repeats it. The reply is queued like a mail, with
 * the phone number encrypted; the number and the text are deleted once the gateway has the reply.
 */
export async function answerMessage(ctx: ChannelContext, message: InboundMessage): Promise<void> {
  const { channel, phoneNumber } = message
  const inboundKey = ctx.encryption.hmac(`${channel} message ${message.id}`)
  await ctx.replies(inboundKey, async () => {
    if (await isAnswered(ctx.database.read, inboundKey)) return
    const caller = { channel, hash: callerHash(ctx.encryption, phoneNumber) }
    if (await isFlooding(ctx, caller, phoneNumber)) return
    const { text } = await converse(ctx, caller, message.text)
    const id = newId()
    const to = ctx.encryption.encrypt(phoneNumber, id)
    const { linkId = null } = message
    const reply = { id, channel, to, text, linkId, inboundKey }
    await ctx.database.write((tx) => enqueueReply(tx, reply, ctx.now))
  })
}

/** Too many messages get no reply: two programs that answer each other would never stop. */
async function isFlooding(
  { limiter, log }: ChannelContext,
  { channel, hash }: Caller,
  phoneNumber: string,
): Promise<boolean> {
  try {
    await limiter.consume('messageByPhone', hash)
    // Only replies to text messages cost us money.
    if (channel !== 'sms') return false
    const isAbroad = mobileNumber(phoneNumber) === null
    await limiter.consume(isAbroad ? 'replyAbroad' : 'replyByPhone', hash)
    if (isAbroad) await limiter.consume('repliesAbroad', 'all')
    const inAll = await limiter.count('repliesInAll', 'all')
    const { times } = limiter.rule('repliesInAll')
    if (inAll.times === times + 1) log.error('the replies to text messages of a day are used up')
    return inAll.times > times
  } catch (error) {
    if (error instanceof Problem && error.code === 'TOO_MANY_REQUESTS') return true
    throw error
  }
}

const maxReplies = 2_000
/** Gateways repeat a request within seconds if the connection broke. */
const cachedMs = 120_000

/** What a use case of the channels needs. */
export interface ChannelContext extends Context {
  replies: RecentReplies
}

/** Runs the work of a request once; a repetition gets the same result. */
type RecentReplies = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Remembers replies in this process, under keyed hashes of the requests. */
export function createRecentReplies({ encryption, now }: AppContext): RecentReplies {
  const recent = new QuickLRU<string, { at: number; reply: Promise<unknown> }>({
    maxSize: maxReplies,
  })
  return <T>(key: string, work: () => Promise<T>) => {
    const hash = encryption.hmac(`reply ${key}`)
    const known = recent.get(hash)
    if (known && Math.abs(now() - known.at) < cachedMs) return known.reply as Promise<T>
    const reply = work()
    recent.set(hash, { at: now(), reply })
    reply.catch(() => recent.delete(hash))
    return reply
  }
}
