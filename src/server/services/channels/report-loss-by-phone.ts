import { Problem } from '../../../api/problem.ts'
import { createLossInput } from '../../../api/reports/losses.ts'
import type { Step } from '../../../domain/channels/conversation.ts'
import { numberInReply } from '../../../domain/channels/number-in-reply.ts'
import { countedIn } from '../../../domain/lookup/enumeration.ts'
import { parseState } from '../../../domain/places/states.ts'
import { channelWords, sentenceText } from '../../../locales/channels.ts'
import { fill } from '../../../locales/texts.ts'
import { newId } from '../../lib/ids.ts'
import { requesterOf } from '../../queries/notifications/mail-limits.ts'
import { findUserOfNumber } from '../../queries/notifications/phone-verifications.ts'
import {
  consumeReportCode,
  insertPendingReport,
} from '../../queries/reports/pending-found-reports.ts'
import type { Context } from '../context.ts'
import { clientsCalling } from '../lookup/enumeration-detector.ts'
import { recordRegistration } from '../lookup/record-lookup.ts'
import { recordClaim, throttleEnumeration } from '../lookup/throttle-enumeration.ts'
import { createLossUseCase } from '../reports/create-loss.ts'
import { inTransaction } from '../transaction.ts'
import type { Caller, ChannelReply } from './caller.ts'

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/**
 * Stores the loss of a caller whose number an account has confirmed, until a code comes back from that
 * number: the sender of a message can be forged, its reader cannot.
 */
export async function beginLossByPhone(
  ctx: Context,
  { channel, hash }: Caller,
  { status, text, place, language }: StepOf<'loss'>,
): Promise<ChannelReply> {
  const words = channelWords[language]
  const say = (sentence: string) => ({ text: sentenceText(channel, sentence), ends: true })
  const onWeb = fill(words.lossOnWeb, { url: `${new URL(ctx.origin).host}/report-a-loss` })
  await ctx.limiter.consume('findByPhone', hash)
  const user = await accountOf(ctx, { channel, hash })
  if (!user) return say(onWeb)
  const loss = createLossInput.safeParse({
    ...{ identifier: text, status },
    state: parseState(place ?? '') ?? undefined,
  })
  if (!loss.success) {
    const isMistyped = loss.error.issues.some(({ path: [field] }) => field === 'identifier')
    return say(isMistyped ? words.notANumber : onWeb)
  }
  const claimed = countedIn(text)
  await throttleEnumeration(ctx, clientsCalling(hash), claimed)
  recordClaim(ctx, clientsCalling(hash), claimed)
  const pending = { ...loss.data, email: user.email, draft: newId() }
  const code = await ctx.database.write((tx) =>
    insertPendingReport({ ...ctx, tx }, requesterOf(user.email, { device: hash }), pending),
  )
  // Of two codes, one may be for a message that somebody sent with this number as its sender.
  return say(`${numberInReply(text)}: ${fill(words.lossCode, { code })}`)
}

/** Makes the report, with the limits and conflicts of one from the account. */
export async function confirmLossByPhone(
  ctx: Context,
  { channel, hash }: Caller,
  { code, language }: StepOf<'code'>,
): Promise<ChannelReply> {
  const words = channelWords[language]
  const user = await accountOf(ctx, { channel, hash })
  const isReported =
    user !== undefined && (await ctx.withMinDuration(report(ctx, user, hash, code)))
  const sentence = isReported ? words.lossDone : words.lossWrongCode
  return { text: sentenceText(channel, sentence), ends: true }
}

/** A number that is confirmed by one channel may be somebody else's on another. */
async function accountOf({ database }: Context, { channel, hash: numberHash }: Caller) {
  if (channel === 'ussd') return undefined
  return findUserOfNumber(database.read, { channel, numberHash })
}

async function report(
  outer: Context,
  { id, email }: { id: string; email: string },
  hash: string,
  code: string,
): Promise<boolean> {
  const requester = requesterOf(email, { device: hash })
  try {
    const created = await inTransaction({ ...outer, actor: { id } }, async (ctx) => {
      const tried = await consumeReportCode(ctx, { email, code, draft: undefined, requester })
      if (!tried || !('report' in tried) || !('status' in tried.report)) return null
      return createLossUseCase(ctx, tried.report, { ownerId: id })
    })
    if (created) await recordRegistration(outer, created.identifiers, id)
    return created !== null
  } catch (error) {
    if (error instanceof Problem && error.code === 'REPORT_ALREADY_OPEN') return true
    throw error
  }
}
