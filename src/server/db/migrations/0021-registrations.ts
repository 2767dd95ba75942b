import { mailboxOf } from '../../../domain/users/mailboxes.ts'
import type { DialectName, Queries } from '../database.ts'
import type { Step } from '../migration-step.ts'

/**
 * Several registrations of one address may wait side by side: `email_claim` is unique, and is the
 * address of whoever has proved it or was invited, else the row's own id. Mails are counted by mailbox
 * and purpose, whether or not anybody has an account.
 */
export function statements(dialect: DialectName): Step[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    ...(dialect === 'postgres' ? ['drop index users_by_email'] : []),
    'alter table users rename column email to email_claim',
    "alter table users add column email text not null default ''",
    "alter table users add column mailbox text not null default ''",
    'update users set email = email_claim',
    "update users set email_claim = id where email_verified_at is null and role = 'user'",
    fillMailboxes,
    dialect === 'sqlite'
      ? 'create index users_by_email on users (email, id)'
      : 'create index users_by_email on users (email collate "C", id)',
    ...(dialect === 'postgres' ? ['create index users_of_email on users (email)'] : []),
    'create index users_of_mailbox on users (mailbox)',

    // Of wrong codes those count apart that do not come from the browser or session that registered.
    'alter table email_codes add column other_tries_left integer not null default 5',

    // Without a user for an address that somebody else has proved: the cookie must not tell.
    'alter table pending_verifications rename to pending_before',
    'drop index pending_verifications_of_user',
    'drop index pending_verifications_by_end',
    `create table pending_verifications (
      token_hash text primary key,
      user_id text references users (id) on delete cascade,
      email text not null,
      expires_at ${instant} not null
    ) ${end}`,
    `insert into pending_verifications (token_hash, user_id, email, expires_at)
     select token_hash, user_id, users.email, expires_at
     from pending_before join users on users.id = pending_before.user_id`,
    'drop table pending_before',
    'create index pending_verifications_of_user on pending_verifications (user_id)',
    'create index pending_verifications_of_email on pending_verifications (email)',
    'create index pending_verifications_by_end on pending_verifications (expires_at)',

    `create table mail_counts (
      id text primary key,
      mailbox_hash text not null,
      budget text not null,
      at ${instant} not null
    ) ${end}`,
    'create index mail_counts_of_mailbox on mail_counts (mailbox_hash, budget, at)',
    'create index mail_counts_by_time on mail_counts (at)',

    'alter table outbox add column urgent integer not null default 0',
    'drop index outbox_due',
    'create index outbox_due on outbox (urgent desc, next_attempt_at) where sent_at is null and failed_at is null',
  ]
}

const atOnce = 500

async function fillMailboxes(tx: Queries): Promise<void> {
  for (let after = ''; ; ) {
    const some = await tx
      .selectFrom('users')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .select(['id', 'email'])
      .execute()
    for (const { id, email } of some) {
      const mailbox = mailboxOf(email)
      await tx.updateTable('users').set({ mailbox }).where('id', '=', id).execute()
    }
    const last = some.at(-1)
    if (!last) return
    after = last.id
  }
}
