import type { Queries } from '../../db/database.ts'
import { watchedNumberMessage } from '../../mail/watch-messages.ts'
import type { NewIdentifier } from '../../queries/assets/identifiers.ts'
import { takeWatchers } from '../../queries/lookup/watches.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'

/** Tells, once and by mail, whoever watches a number that is now under an active report. */
export async function notifyWatchers(
  tx: Queries,
  identifiers: readonly Pick<NewIdentifier, 'namespace' | 'key'>[],
  publicOrigin: string,
  now: number,
): Promise<void> {
  const watchers = await takeWatchers(tx, identifiers, now)
  for (const watcher of watchers) await notifyWatcher(tx, watcher, publicOrigin, now)
}

export async function notifyWatcher(
  tx: Queries,
  { id, email }: { id: string; email: string },
  publicOrigin: string,
  now: number,
): Promise<void> {
  const message = watchedNumberMessage(publicOrigin)
  await enqueueMail(
    tx,
    { to: email, kind: 'watched-number', message, eventKey: `watch ${id}` },
    now,
  )
}
