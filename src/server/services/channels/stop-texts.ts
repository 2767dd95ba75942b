import type { Step } from '../../../domain/channels/conversation.ts'
import { channelWords, sentenceText } from '../../../locales/channels.ts'
import {
  deleteStopped,
  endVerificationsOfNumber,
  saveStopped,
} from '../../queries/notifications/phone-verifications.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import type { Caller, ChannelReply } from './caller.ts'

/**
 * STOP ends all notifications to a number, and no code is sent there until START. The answer is the
 * same whether or not there were any.
 */
export async function stopTexts(
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
