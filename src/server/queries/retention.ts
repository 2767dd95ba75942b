import { type RawBuilder, sql } from 'kysely'
import { keyUsageDays } from '../../domain/api-keys/api-keys.ts'
import { confirmLinkSeconds } from '../../domain/auth/sessions.ts'
import { dayNumber, dayOf } from '../../domain/calendar-days.ts'
import { daysMs } from '../../domain/durations.ts'
import { proofNumberLifeMs } from '../../domain/proofs/proof-numbers.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { longestMailWindowMs } from './notifications/mail-limits.ts'

/** Rows of a table that are deleted. */
export interface OldRows {
  table: keyof Tables & string
  condition: RawBuilder<boolean>
}

function before<Table extends keyof Tables & string>(
  table: Table,
  column: keyof Tables[Table] & string,
  limit: number | string,
): OldRows {
  return { table, condition: sql<boolean>`${sql.ref(column)} < ${limit}` }
}

/**
 * The rows that are no longer kept: what has expired, the batch usage of past days, pseudonyms in
 * enumeration events after a day, mails and webhooks after 30 days, the usage of API keys after 90,
 * notifications, messages about labels, ended offers, proofs, lookup counts and enumeration events
 * after a year, and questions after two.
 */
export function oldRows(now: number): OldRows[] {
  const yearAgo = now - daysMs(365)
  const expired = <Table extends keyof Tables & string>(
    table: Table,
    column: keyof Tables[Table] & string,
  ) => before(table, column, now + 1)
  return [
    expired('sessions', 'expires_at'),
    expired('email_codes', 'expires_at'),
    expired('reset_links', 'expires_at'),
    expired('pending_verifications', 'expires_at'),
    expired('idempotency_keys', 'expires_at'),
    expired('login_challenges', 'expires_at'),
    expired('passkey_challenges', 'expires_at'),
    expired('pending_found_reports', 'expires_at'),
    expired('caller_languages', 'expires_at'),
    expired('phone_finds', 'expires_at'),
    expired('phone_verifications', 'expires_at'),
    expired('stopped_numbers', 'expires_at'),
    expired('watches', 'ends_at'),
    expired('rate_limit_counters', 'ends_at'),
    {
      table: 'subscribers',
      condition: sql`confirmed_at is null and created_at <= ${now - confirmLinkSeconds * 1000}`,
    },
    before('mail_counts', 'at', now - longestMailWindowMs + 1),
    before('batch_usage', 'day', dayNumber(now)),
    // These only prevent that a client counts twice.
    {
      table: 'enumeration_clients',
      condition: sql`user_id is null and day < ${dayOf(now - daysMs(1))}`,
    },
    {
      table: 'jobs',
      condition: sql`created_at < ${now - daysMs(30)}
        and (done_at is not null or failed_at is not null or expires_at < ${now})`,
    },
    before('api_usage', 'day', dayNumber(now) - keyUsageDays),
    before('notifications', 'created_at', yearAgo),
    before('label_messages', 'created_at', yearAgo),
    before('transfers', 'closed_at', yearAgo),
    before('check_proofs', 'created_at', now - proofNumberLifeMs),
    before('lookup_counts', 'day', dayOf(yearAgo)),
    before('enumeration_events', 'day', dayOf(yearAgo)),
    before('confirmation_questions', 'asked_at', now - daysMs(2 * 365)),
  ]
}

/** Deletes up to `limit` of the rows, without those that another transaction changes now. */
export function deleteOldRowsQuery(
  dialect: Database['dialect'],
  { table, condition }: OldRows,
  limit: number,
) {
  const from = sql.table(table)
  const ends = sql`where ${condition} limit ${limit}`
  return dialect === 'sqlite'
    ? sql`delete from ${from} where rowid in (select rowid from ${from} ${ends})`
    : sql`delete from ${from}
        where ctid = any(array(select ctid from ${from} ${ends} for update skip locked))`
}

/** Returns how many rows it deleted. */
export async function deleteOldRows(
  tx: Queries,
  dialect: Database['dialect'],
  old: OldRows,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await deleteOldRowsQuery(dialect, old, limit).execute(tx)
  return Number(numAffectedRows ?? 0)
}
