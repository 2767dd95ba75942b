import { Problem } from '../../../api/problem.ts'
import { conversationStep, type Step } from '../../../domain/channels/conversation.ts'
import { daysMs } from '../../../domain/durations.ts'
import type { Language } from '../../../domain/languages.ts'
import { isPlaceName } from '../../../domain/places/place-names.ts'
import { channelWords, screenText, sentenceText } from '../../../locales/channels.ts'
import { lgaNamesOf } from '../../lib/lgas.ts'
import { findCallerLanguage, saveCallerLanguage } from '../../queries/channels/callers.ts'
import {
  deleteStopped,
  endVerificationsOfNumber,
  saveStopped,
} from '../../queries/notifications/phone-verifications.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import type { Caller, ChannelReply } from './caller.ts'
import { checkByPhone } from './check-by-phone.ts'
import { reportFoundByPhone } from './report-found-by-phone.ts'
import { beginLossByPhone, confirmLossByPhone } from './report-loss-by-phone.ts'

const languageDays = 90

/**
 * Answers what was typed on a feature phone or in a chat. Never throws: an error becomes a reply in
 * the caller's language, and is logged without what was typed.
 */
export async function converse(ctx: Context, caller: Caller, text: string): Promise<ChannelReply> {
  const { channel } = caller
  let language: Language = 'en'
  try {
    const remembered = await findCallerLanguage(ctx.database.read, caller.hash, ctx.now)
    const isPlace = (words: string) => isPlaceName(words, lgaNamesOf(ctx.lgas))
    const step = conversationStep(channel, remembered ?? language, text, isPlace)
    language = step.language
    if (language !== (remembered ?? 'en')) await rememberLanguage(ctx, caller, language)
    return await replyTo(ctx, caller, step)
  } catch (error) {
    const words = channelWords[language]
    if (error instanceof Problem && error.code === 'TOO_MANY_REQUESTS') {
      return { text: sentenceText(channel, words.tooMany), ends: true }
    }
    const { name, code } = (error ?? {}) as { name?: string; code?: string }
    ctx.log.error({ error: code ?? name, channel }, 'a caller could not be answered')
    return { text: sentenceText(channel, words.failed), ends: true }
  }
}

async function replyTo(ctx: Context, caller: Caller, step: Step): Promise<ChannelReply> {
  switch (step.kind) {
    case 'screen':
      return {
        text: screenText(caller.channel, step.language, step.screen),
        ends: step.screen === 'too-long',
      }
    case 'check':
      return checkByPhone(ctx, caller, step)
    case 'found':
      return reportFoundByPhone(ctx, caller, step)
    case 'loss':
      return beginLossByPhone(ctx, caller, step)
    case 'code':
      return confirmLossByPhone(ctx, caller, step)
    case 'stop':
    case 'start':
      return stopTexts(ctx, caller, step)
  }
}

async function rememberLanguage({ database, now }: Context, { hash }: Caller, language: Language) {
  const expires_at = now + daysMs(languageDays)
  await database.write((tx) => saveCallerLanguage(tx, { caller_hash: hash, language, expires_at }))
}

/**
 * STOP ends all notifications to a number, and no code is sent there until START. The answer is the
 * same whether or not there were any.
 */
async function stopTexts(
  ctx: Context,
  { channel, hash }: Caller,
  { kind, language }: Extract<Step, { kind: 'stop' | 'start' }>,
): Promise<ChannelReply> {
  await inTransaction(ctx, async (ctx, tx) => {
    if (kind === 'start') return deleteStopped(tx, hash)
    await saveStopped(tx, hash, ctx.now)
    for (const ended of await endVerificationsOfNumber(tx, hash)) {
      const details = { phoneChannel: ended.channel, ended: 'by-stop' }
      logActivity(ctx, { action: 'update', entity: 'user', entityId: ended.user_id, details })
    }
  })
  const words = channelWords[language]
  const text = kind === 'stop' ? words.stopped : words.started
  return { text: sentenceText(channel, text), ends: true }
}
