import { Problem } from '../../../api/problem.ts'
import type { Step } from '../../../domain/channels/conversation.ts'
import { days } from '../../../domain/durations.ts'
import { type Candidate, likeliestOf } from '../../../domain/identifiers/read/candidates.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { parseLga } from '../../../domain/places/parse-lga.ts'
import { parseState } from '../../../domain/places/states.ts'
import { channelWords, sentenceText } from '../../../locales/channels.ts'
import { insertPhoneFind } from '../../queries/channels/phone-finds.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import type { Caller, ChannelReply } from './caller.ts'
import { notifyOfPhoneFinds } from './notify-of-phone-finds.ts'

const retentionDays = 90

/**
 * Records that the caller found an item, and notifies the users who miss it. The caller gets the same
 * answer whether anybody misses it or not.
 */
export async function reportFoundByPhone(
  ctx: Context,
  { channel, hash }: Caller,
  { text, place, language }: Extract<Step, { kind: 'found' }>,
): Promise<ChannelReply> {
  const words = channelWords[language]
  const { candidates, doubts } = readText(text)
  if (doubts.length > 0) {
    return { text: sentenceText(channel, words.notANumber), ends: false }
  }
  await ctx.limiter.consume('findByPhone', hash)
  for (const identifier of likeliestOf(candidates)) {
    if (!(await isWithinLimit(ctx, identifier))) continue
    await recordFind(ctx, hash, identifier, place === null ? null : placeNamed(ctx, place))
  }
  return { text: sentenceText(channel, words.foundNoted), ends: true }
}

async function recordFind(
  ctx: Context,
  callerHash: string,
  { namespace, key }: Candidate,
  place: string | null,
): Promise<void> {
  await inTransaction(ctx, async (txCtx, tx) => {
    const isNew = await insertPhoneFind(tx, {
      // Hashed: a caller's finds cannot be linked with each other or with the caller's language.
      id: ctx.encryption.hmac(`find ${callerHash} ${namespace} ${key}`),
      namespace,
      key,
      place,
      created_at: ctx.now,
      expires_at: ctx.now + days(retentionDays) * 1000,
    })
    if (isNew) await notifyOfPhoneFinds(txCtx, [{ namespace, key }])
  })
}

/**
 * Limits the finds sent to one owner. The reply does not mention it: that would reveal an owner.
 */
async function isWithinLimit(
  { limiter, encryption }: Context,
  { namespace, key }: Candidate,
): Promise<boolean> {
  try {
    await limiter.consume('findOfIdentifier', encryption.hmac(`found ${namespace} ${key}`))
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/** A state or local government area. Other words could be a message, so they are not passed on. */
function placeNamed({ lgas }: Pick<Context, 'lgas'>, typed: string): string | null {
  const all = [...lgas.values()].flatMap((names) => [...names])
  return parseLga(typed, all) ?? parseState(typed)
}
