import { hash, randomBytes } from 'node:crypto'
import { findingOf } from '../../../domain/lookup/verdict.ts'
import {
  commitmentInput,
  type EntryRole,
  entryTimeOf,
  identifierText,
  nonceBytes,
} from '../../../domain/transparency/entries.ts'
import { newOrderedId } from '../../lib/ids.ts'
import { registryHitsWithin } from '../../queries/assets/identifiers.ts'
import { insertLogEntries } from '../../queries/proofs/log-entries.ts'
import type { TransactionContext } from '../context.ts'
import { queueForOtherNumbers, queueForWatchers } from '../webhooks/queue-webhooks.ts'
import type { Identity } from './verdict-change.ts'

/**
 * Writes to the public log, and to those who watch the identifier by webhook, that it is contested
 * or no longer. A confirmed theft outranks a contest, so lookups say the same as before and nothing
 * is written about it. Nobody can open the entry: it would prove who else claims the identifier.
 */
export async function logContest(
  { database, tx, now }: Pick<TransactionContext, 'database' | 'tx' | 'now'>,
  kind: 'contested' | 'settled',
  role: EntryRole,
  { namespace, key }: Identity,
): Promise<void> {
  const identity = { namespace, key }
  const event = kind === 'contested' ? 'contest.opened' : 'contest.ended'
  const about = { identifiers: [identity], at: now }
  if (await showsContests({ tx, now }, identity)) {
    const input = commitmentInput(randomBytes(nonceBytes), [identifierText(identity)])
    const entry = { id: newOrderedId(now), kind, role, time: entryTimeOf(now) }
    await insertLogEntries(database, tx, [
      { ...entry, commitment: hash('sha256', input, 'base64'), opening: null },
    ])
    await queueForWatchers({ database, tx }, { event, ...about }, () => true)
  }
  await queueForOtherNumbers({ database, tx }, event, about)
}

/** Whether lookups would show a contest about an identifier: a confirmed theft outranks it. */
export async function showsContests(
  { tx, now }: Pick<TransactionContext, 'tx' | 'now'>,
  { namespace, key }: Identity,
): Promise<boolean> {
  const hits = (await registryHitsWithin(tx, new Set([key]), now)).filter(
    ({ carried }) => carried.namespace === namespace,
  )
  return findingOf(hits, now).finding.verdict !== 'stolen'
}
