import { confirmLinkSeconds } from '../../../domain/auth/sessions.ts'
import type { Queries } from '../../db/database.ts'
import type { SubscriberRow } from '../../db/tables.ts'
import { hashToken, newId, newToken } from '../../lib/ids.ts'
import { countRows, hasRow } from '../count-rows.ts'
import { deleteRow, updateRow } from '../rows-by-columns.ts'

type Subscriber = Pick<SubscriberRow, 'id' | 'confirmed_at' | 'created_at' | 'mailed_at'>

export async function findSubscriber(tx: Queries, email: string): Promise<Subscriber | undefined> {
  return tx
    .selectFrom('subscribers')
    .where('email', '=', email)
    .select(['id', 'confirmed_at', 'created_at', 'mailed_at'])
    .executeTakeFirst()
}

/**
 * Stores an e-mail that has to be confirmed; earlier links to it become invalid. `mailedAt` is null if
 * the mail has to wait.
 */
export async function awaitConfirmation(
  tx: Queries,
  { email, requester, mailedAt }: { email: string; requester: string; mailedAt: number | null },
  now: number,
): Promise<{ id: string; token: string }> {
  const token = newToken()
  const fresh = { token_hash: hashToken(token), created_at: now, mailed_at: mailedAt, requester }
  const { id } = await tx
    .insertInto('subscribers')
    .values({ id: newId(), email, confirmed_at: null, ...fresh })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Whether the last mailed link can still confirm the subscription. */
export function isLinkGood(subscriber: Subscriber, now: number): boolean {
  return subscriber.mailed_at !== null && subscriber.created_at > now - confirmLinkSeconds * 1000
}

/** How many subscriptions that somebody asked for in the name of a mailbox wait for their mail. */
export async function countWaitingOf(tx: Queries, requester: string): Promise<number> {
  return countRows(
    tx
      .selectFrom('subscribers')
      .where('requester', '=', requester)
      .where('mailed_at', 'is', null)
      .where('confirmed_at', 'is', null),
  )
}

/** Subscriptions that wait for their confirmation mail, oldest first, after one of them. */
export function waitingSubscribersQuery(db: Queries, limit: number, after = 0) {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'requester', 'created_at'])
    .where('mailed_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', after)
    .orderBy('created_at')
    .limit(limit)
}

/** Issues the token for the mail of a waiting subscription; undefined if it was already sent. */
export async function mailWaitingSubscriber(tx: Queries, id: string, now: number) {
  const token = newToken()
  const mail = { token_hash: hashToken(token), created_at: now, mailed_at: now }
  const waiting = { id, mailed_at: null, confirmed_at: null }
  return (await updateRow(tx, 'subscribers', waiting, mail)) && token
}

/** Confirms a subscription; undefined if it was confirmed before. */
export async function confirmSubscriber(
  tx: Queries,
  token: string,
  now: number,
): Promise<{ id: string } | undefined> {
  return tx
    .updateTable('subscribers')
    .set({ confirmed_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', now - confirmLinkSeconds * 1000)
    .returning('id')
    .executeTakeFirst()
}

export async function hasConfirmed(tx: Queries, token: string): Promise<boolean> {
  return hasRow(
    tx
      .selectFrom('subscribers')
      .where('token_hash', '=', hashToken(token))
      .where('confirmed_at', 'is not', null)
      .select('id'),
  )
}

/** Deletes the subscription with this token; undefined if there is none. */
export async function deleteSubscriber(tx: Queries, token: string) {
  return deleteRow(tx, 'subscribers', { token_hash: hashToken(token) })
}
