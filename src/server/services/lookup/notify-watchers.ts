import { watchedNumberMessage } from '../../mail/watch-messages.ts'
import type { NewIdentifier } from '../../queries/assets/identifiers.ts'
import { consumeWatches, type Watcher } from '../../queries/lookup/watches.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { languageOfVisitor } from '../../queries/users/visitor-language.ts'
import type { NotifyContext } from '../notifications/notify-user.ts'

/** Mails the watchers of identifiers that are now under an active report, each once. */
export async function notifyWatchers(
  ctx: NotifyContext,
  identifiers: readonly Pick<NewIdentifier, 'namespace' | 'key'>[],
): Promise<void> {
  const { tx, now } = ctx
  const watchers = await consumeWatches(tx, identifiers, now)
  for (const watcher of watchers) await notifyWatcher(ctx, watcher)
}

export async function notifyWatcher(ctx: NotifyContext, watcher: Watcher): Promise<void> {
  const { tx, now } = ctx
  const { id, email } = watcher
  const message = watchedNumberMessage(ctx, await languageOfVisitor(tx, watcher))
  await enqueueMail(
    tx,
    { to: email, kind: 'watched-number', message, eventKey: `watch ${id}` },
    now,
  )
}
