import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import type { Queries } from '../db/database.ts'
import { confirmationMessage } from '../mail/confirmation-message.ts'
import { mailWaitingWatch, waitingWatchesQuery } from '../queries/lookup/watches.ts'
import {
  mailWaitingSubscriber,
  waitingSubscribersQuery,
} from '../queries/newsletter/subscribers.ts'
import { reserveRequestedMail } from '../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../queries/notifications/outbox.ts'
import { languageOfVisitor } from '../queries/users/users.ts'
import { isTooMany } from '../rate-limit/limiter.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { inBatches } from './in-batches.ts'

const batchSize = 500

interface Waiting {
  kind: string
  messageOf: (ctx: Pick<Context, 'origin'>, language: Language, token: string) => Message
  /** Creates a token for the mail; undefined if the row no longer waits for one. */
  renewToken: (tx: Queries, id: string, now: number) => Promise<string | undefined>
}

const watches: Waiting = {
  kind: 'confirm-watch',
  messageOf: confirmationMessage.bind(null, 'watch'),
  renewToken: mailWaitingWatch,
}

const subscriptions: Waiting = {
  kind: 'confirm-subscription',
  messageOf: confirmationMessage.bind(null, 'newsletter'),
  renewToken: mailWaitingSubscriber,
}

interface Recipient {
  id: string
  email: string
  requester: string
  language?: string | null
}

/**
 * Sends confirmations for watches and the newsletter that a mail limit delayed, as many as all
 * together may get in an hour. What one mailbox may not get yet holds up no other.
 */
export async function mailPendingConfirmations(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  const { read } = ctx.database
  const kinds = [
    [watches, (after: number) => waitingWatchesQuery(read, ctx.now, batchSize, after).execute()],
    [subscriptions, (after: number) => waitingSubscribersQuery(read, batchSize, after).execute()],
  ] as const
  let isHourFull = false
  for (const [waiting, readAfter] of kinds) {
    await eachDespiteErrors(inBatches(readAfter, batchSize), async (recipient) => {
      if (isHourFull) return
      isHourFull = (await mail(ctx, waiting, recipient)) === 'hour-full'
    })
  }
}

async function mail(
  ctx: Context,
  { kind, messageOf, renewToken }: Waiting,
  recipient: Recipient,
): Promise<'hour-full' | undefined> {
  const { database, limiter, now } = ctx
  const sending = database.write(async (tx) => {
    const asked = { budget: 'requested', requester: recipient.requester } as const
    if (!(await reserveRequestedMail(database, tx, recipient.email, asked, now))) return undefined
    const token = await renewToken(tx, recipient.id, now)
    if (token === undefined) return undefined
    await limiter.consume('delayedMails', 'all')
    const message = messageOf(ctx, await languageOfVisitor(tx, recipient), token)
    await enqueueMail(tx, { to: recipient.email, kind, message }, now)
    return undefined
  })
  // Nothing of it is stored then.
  return sending.catch((error: unknown) => {
    if (isTooMany(error)) return 'hour-full'
    throw error
  })
}
