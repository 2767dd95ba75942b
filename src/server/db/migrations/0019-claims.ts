import type { DialectName } from '../database.ts'

/**
 * Who registered a number first, which reports wait for our team because of it, what the earlier
 * registrant answered, and which registrations are still to be compared with others.
 */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    `alter table identifiers add column registered_at ${instant} not null default 0`,
    `update identifiers set registered_at =
       (select coalesce(first_registered_at, created_at) from assets
        where assets.id = identifiers.asset_id)`,
    'alter table reports add column held integer not null default 0',
    `create table owner_answers (
      id text primary key,
      report_id text not null references reports (id) on delete cascade,
      asset_id text not null references assets (id) on delete cascade,
      owner_id text not null references users (id) on delete cascade,
      answer text check (answer in ('mine', 'not-mine')),
      created_at ${instant} not null,
      answered_at ${instant},
      unique (report_id, owner_id)
    ) ${end}`,
    'create index owner_answers_of_owner on owner_answers (owner_id)',
    'create index owner_answers_of_asset on owner_answers (asset_id)',
    `create table unsettled_claims (
      id text primary key,
      space text not null,
      key text not null,
      actor_id text not null,
      report_id text,
      created_at ${instant} not null
    ) ${end}`,
    'create index unsettled_claims_by_time on unsettled_claims (created_at, id)',
  ]
}
