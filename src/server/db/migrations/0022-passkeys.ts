import type { DialectName } from '../database.ts'

/** Passkeys, the challenges they answer, and second factors that our team was asked to remove. */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    `create table passkeys (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      sign_count ${instant} not null,
      transports text not null,
      name text not null,
      synced integer not null,
      created_at ${instant} not null,
      last_used_at ${instant}
    ) ${end}`,
    'create index passkeys_of_user on passkeys (user_id, created_at)',
    `create table passkey_challenges (
      token_hash text primary key,
      challenge text not null,
      purpose text not null,
      user_id text references users (id) on delete cascade,
      expires_at ${instant} not null
    ) ${end}`,
    'create index passkey_challenges_of_user on passkey_challenges (user_id)',
    'create index passkey_challenges_by_end on passkey_challenges (expires_at)',
    `create table factor_removals (
      user_id text primary key references users (id) on delete cascade,
      created_at ${instant} not null,
      due_at ${instant} not null
    ) ${end}`,
  ]
}
