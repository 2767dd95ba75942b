import QuickLRU from 'quick-lru'
import type { AppContext, Context } from '../context.ts'

const maxReplies = 2_000
/** Gateways repeat a request within seconds if the connection broke. */
const cachedMs = 120_000

/** What a use case of the channels needs. */
export interface ChannelContext extends Context {
  replies: RecentReplies
}

/** Runs the work of a request once; a repetition gets the same result. */
export type RecentReplies = <T>(key: string, work: () => Promise<T>) => Promise<T>

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
