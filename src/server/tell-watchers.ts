import type { Queries } from './db/database.ts'
import { watchedNumberMessage } from './mail/watch-messages.ts'
import type { NewIdentifier } from './queries/identifiers.ts'
import { queueMail } from './queries/outbox.ts'
import { takeWatchers } from './queries/watches.ts'

/** Tells, once and by mail, whoever watches a number that is now under an active report. */
export async function tellWatchers(
  tx: Queries,
  identifiers: readonly Pick<NewIdentifier, 'space' | 'key'>[],
  publicOrigin: string,
  now: number,
): Promise<void> {
  const watchers = await takeWatchers(tx, identifiers, now)
  for (const watcher of watchers) await tellWatcher(tx, watcher, publicOrigin, now)
}

export async function tellWatcher(
  tx: Queries,
  { id, email }: { id: string; email: string },
  publicOrigin: string,
  now: number,
): Promise<void> {
  const message = watchedNumberMessage(publicOrigin)
  await queueMail(tx, { to: email, kind: 'watched-number', message, eventKey: `watch ${id}` }, now)
}
