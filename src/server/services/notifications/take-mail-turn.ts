import type { Sender } from '../../lib/senders/sender.ts'
import { isTooMany } from '../../rate-limit/limiter.ts'
import type { Context } from '../context.ts'

/**
 * Whether a mail that somebody requests for any mailbox goes out at once. Else it waits for
 * `mailPendingConfirmations`: mails to strangers have an end, and nobody is refused.
 */
export async function takeMailTurn(
  { limiter }: Pick<Context, 'limiter'>,
  sender: Sender,
): Promise<boolean> {
  try {
    await limiter.consume('requestedMails', sender)
    await limiter.consume('requestedMailsInAll', 'all')
    return true
  } catch (error) {
    if (isTooMany(error)) return false
    throw error
  }
}
