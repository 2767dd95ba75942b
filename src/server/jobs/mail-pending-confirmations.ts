import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import type { Queries } from '../db/database.ts'
import { confirmationMessage } from '../mail/confirmation-message.ts'
import { mailWaitingWatch, waitingWatchesQuery } from '../queries/lookup/watches.ts'
import {
  mailWaitingSubscriber,
  waitingSubscribersQuery,
} from '../queries/newsletter/subscribers.ts'
import { canSendMail } from '../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../queries/notifications/outbox.ts'
import { languageOfVisitor } from '../queries/users/visitor-language.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'

/** The next run reads the rest. */
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

/** Sends confirmations for watches and the newsletter that the recipient's mail limit delayed. */
export async function mailPendingConfirmations(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  async function mail(
    { kind, messageOf, renewToken }: Waiting,
    recipient: { id: string; email: string; language?: string | null },
  ) {
    await database.write(async (tx) => {
      if (!(await canSendMail(database, tx, recipient.email, now))) return
      const token = await renewToken(tx, recipient.id, now)
      if (token === undefined) return
      const message = messageOf(ctx, await languageOfVisitor(tx, recipient), token)
      await enqueueMail(tx, { to: recipient.email, kind, message }, now)
    })
  }
  const watching = await waitingWatchesQuery(database.read, now, batchSize).execute()
  const subscribing = await waitingSubscribersQuery(database.read, batchSize).execute()
  await eachDespiteErrors(
    [
      ...watching.map((recipient) => () => mail(watches, recipient)),
      ...subscribing.map((recipient) => () => mail(subscriptions, recipient)),
    ],
    (send) => send(),
  )
}
