import type { DialectName } from '../database.ts'

/** What the two of a match say to each other, and finds by people without an account. */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    `create table contact_sides (
      match_id text not null references matches (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      shares_name integer not null,
      shares_phone integer not null,
      read_at ${instant},
      primary key (match_id, user_id)
    ) ${end}`,
    'create index contact_sides_of_user on contact_sides (user_id)',

    `create table contact_messages (
      id text primary key,
      match_id text not null references matches (id) on delete cascade,
      sender_id text not null references users (id) on delete cascade,
      text text not null,
      created_at ${instant} not null
    ) ${end}`,
    'create index contact_messages_of_match on contact_messages (match_id, created_at, id)',
    'create index contact_messages_of_sender on contact_messages (sender_id)',

    `create table contact_questions (
      match_id text primary key references matches (id) on delete cascade,
      question text not null,
      answer_hash text not null,
      tries_left integer not null,
      answered_at ${instant},
      created_at ${instant} not null
    ) ${end}`,

    `create table hand_overs (
      match_id text primary key references matches (id) on delete cascade,
      code text not null,
      tries_left integer not null,
      created_at ${instant} not null
    ) ${end}`,

    `create table blocks (
      blocker_id text not null references users (id) on delete cascade,
      blocked_id text not null,
      created_at ${instant} not null,
      primary key (blocker_id, blocked_id)
    ) ${end}`,
    'create index blocks_of_blocked on blocks (blocked_id)',

    `create table complaints (
      id text primary key,
      message_id text not null references contact_messages (id) on delete cascade,
      complainant_id text not null references users (id) on delete cascade,
      reason text,
      state text not null check (state in ('open', 'upheld', 'dismissed')),
      decision text,
      decided_by text,
      decided_at ${instant},
      created_at ${instant} not null,
      unique (message_id, complainant_id)
    ) ${end}`,
    'create index complaints_by_state on complaints (state, created_at)',
    'create index complaints_by_time on complaints (created_at)',
    'create index complaints_of_complainant on complaints (complainant_id)',

    `create table pending_finds (
      email text primary key,
      id text not null,
      code_hash text not null,
      tries_left integer not null,
      find text not null,
      created_at ${instant} not null,
      expires_at ${instant} not null
    ) ${end}`,
    'create index pending_finds_by_end on pending_finds (expires_at)',
  ]
}
