import type { LookupResult } from '../../../api/lookup/verify.ts'
import type { ApiKeyCaller } from '../../../domain/api-keys/api-keys.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import type { Language } from '../../../domain/languages.ts'
import { countedOf } from '../../../domain/lookup/enumeration.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import type { Context } from '../context.ts'
import { clientsCalling, clientsOf, clientsWithKey } from './enumeration-detector.ts'
import type { Client } from './enumeration-log.ts'
import { recordLookup } from './record-lookup.ts'
import { throttleEnumeration } from './throttle-enumeration.ts'
import { resultOf } from './verify-identifier.ts'

type VerifyResult = { data: LookupResult }

/**
 * Where a lookup comes from: a sender, a phone (by the keyed hash of its number) or an API key. The
 * user is determined only if an owner is to be notified.
 */
export type LookupCaller = {
  /** The language of the result; English if left out. */
  language?: Language | undefined
} & (
  | {
      sender: Sender
      authorization: string | undefined
      callerHash?: undefined
      apiKey?: undefined
    }
  | { callerHash: string; authorization?: undefined; apiKey?: undefined }
  | { apiKey: ApiKeyCaller; authorization?: undefined; callerHash?: undefined }
)

/** Only the fields that a lookup needs: making a whole context for each would cost time. */
export type LookupContext = Pick<
  Context,
  | 'database'
  | 'enumeration'
  | 'findInRegistry'
  | 'limiter'
  | 'lookupAlerts'
  | 'lookupCounter'
  | 'now'
>

/** A lookup: throttled, counted, and recorded if an owner is to be notified. */
export async function lookUp(
  ctx: LookupContext,
  identifier: string,
  caller: LookupCaller,
): Promise<VerifyResult> {
  const { enumeration, lookupCounter, now } = ctx
  const { language, authorization, apiKey } = caller
  // A long text takes milliseconds to read, also one that is refused.
  await consumeLimit(ctx.limiter, caller, 1)
  const reading = readText(identifier)
  const counted = countedOf(reading.candidates)
  // Numbers that are written as one are looked up each.
  await consumeLimit(ctx.limiter, caller, Math.max(reading.numbers.length, counted.length) - 1)
  if (enumeration.isActive()) await throttleEnumeration(ctx, clientsOfCaller(caller), counted)
  const found = await ctx.findInRegistry(reading.candidates)
  await countCrowd(ctx.limiter, caller, found.matches.length)
  lookupCounter.count()
  const { result, alertable, misses } = resultOf({ now, language }, identifier, reading, found)
  if (misses.length > 0) {
    const clients = clientsOfCaller(caller)
    for (const each of misses) enumeration.recordMiss(clients, each)
  }
  if (alertable.length > 0) {
    await recordLookup(ctx, alertable, { authorization, userId: apiKey?.id })
  }
  return { data: result }
}

function clientsOfCaller(caller: LookupCaller): Client[] {
  if (caller.apiKey) return clientsWithKey(caller.apiKey)
  return caller.callerHash === undefined
    ? clientsOf(caller.sender)
    : clientsCalling(caller.callerHash)
}

/** Each number in the text counts as a lookup, and a text without one as one. */
async function consumeLimit(
  limiter: Context['limiter'],
  caller: LookupCaller,
  lookups: number,
): Promise<void> {
  // The route has counted the call of a key.
  if (caller.apiKey) return
  const [limit, who] =
    caller.callerHash === undefined
      ? (['verify', caller.sender] as const)
      : (['verifyByPhone', caller.callerHash] as const)
  for (let counted = 0; counted < lookups; counted++) await limiter.consume(limit, who)
}

/**
 * What many registered takes as long to read as they are: each hundred of them counts as another
 * lookup. This one is not refused. A phone or a key makes few.
 */
async function countCrowd(
  limiter: Context['limiter'],
  caller: LookupCaller,
  registrations: number,
): Promise<void> {
  if (caller.apiKey || caller.callerHash !== undefined) return
  const { sender } = caller
  const more = Math.min(Math.floor(registrations / 100), limiter.rule('verify').times)
  await Promise.allSettled(Array.from({ length: more }, () => limiter.consume('verify', sender)))
}
