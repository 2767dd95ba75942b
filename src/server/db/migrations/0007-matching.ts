import type { DialectName } from '../database.ts'

/** Matches, what they are found by, whom we tell of what, and who watches a number. */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  // Without a row id the table is its own index: a fifth of the space, and one look less per key.
  const keysEnd = dialect === 'sqlite' ? 'strict, without rowid' : ''
  return [
    `create table matches (
      id text primary key,
      missing_report_id text not null references reports (id) on delete cascade,
      found_report_id text not null references reports (id) on delete cascade,
      kind text not null check (kind in ('exact', 'possible')),
      score integer not null,
      reasons text not null,
      state text not null check (state in ('suggested', 'open', 'refused', 'withdrawn', 'recovered')),
      round integer not null,
      decided_by text,
      created_at ${instant} not null,
      decided_at ${instant},
      closed_at ${instant},
      unique (missing_report_id, found_report_id)
    ) ${end}`,
    'create index matches_of_found on matches (found_report_id)',
    'create index matches_by_state on matches (state, created_at)',
    'create index matches_by_time on matches (created_at)',

    `create table report_keys (
      key text not null,
      side text not null check (side in ('missing', 'found')),
      at ${instant} not null,
      report_id text not null references reports (id) on delete cascade,
      primary key (key, side, at, report_id)
    ) ${keysEnd}`,
    'create index report_keys_of_report on report_keys (report_id)',

    `create table notices (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      kind text not null,
      subject_id text not null,
      data text not null,
      event_key text not null,
      shown integer not null,
      digest integer not null,
      created_at ${instant} not null,
      read_at ${instant},
      unique (user_id, event_key)
    ) ${end}`,
    'create index notices_of_user on notices (user_id, created_at)',
    'create index notices_unread on notices (user_id) where read_at is null and shown = 1',
    'create index notices_for_digest on notices (user_id, created_at) where digest = 1',
    'create index notices_by_time on notices (created_at)',

    `create table notice_preferences (
      user_id text not null references users (id) on delete cascade,
      event text not null,
      in_app integer not null,
      email text not null check (email in ('now', 'daily', 'off')),
      primary key (user_id, event)
    ) ${end}`,

    'alter table outbox add column event_key text',
    'alter table outbox add column last_error text',
    `alter table outbox add column put_aside_at ${instant}`,
    'create unique index outbox_once on outbox (event_key) where event_key is not null',
    'create index outbox_failed on outbox (failed_at) where failed_at is not null and put_aside_at is null',

    `create table job_leases (
      job text primary key,
      leased_until ${instant} not null
    ) ${end}`,

    `create table report_checks (
      report_id text not null references reports (id) on delete cascade,
      day text not null,
      checks integer not null,
      registrations integer not null,
      last_at ${instant} not null,
      primary key (report_id, day)
    ) ${end}`,
    'create index report_checks_by_day on report_checks (day, last_at)',

    `create table tripwires (
      report_id text primary key references reports (id) on delete cascade,
      told_at ${instant} not null,
      untold integer not null,
      last_at ${instant} not null,
      state text
    ) ${end}`,
    'create index tripwires_untold on tripwires (told_at) where untold > 0',

    `create table watches (
      id text primary key,
      email text not null,
      token_hash text not null unique,
      created_at ${instant} not null,
      confirmed_at ${instant},
      ends_at ${instant} not null
    ) ${end}`,
    'create index watches_of_email on watches (email, created_at)',
    'create index watches_by_end on watches (ends_at)',
    `create table watch_keys (
      watch_id text not null references watches (id) on delete cascade,
      space text not null,
      key text not null,
      primary key (watch_id, space, key)
    ) ${end}`,
    'create index watch_keys_by_key on watch_keys (key, space)',
  ]
}
