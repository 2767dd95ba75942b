import type { DialectName } from '../database.ts'

/** What a report's own page holds, and the keys by which a repeated request is known again. */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    'alter table reports add column police_reference text',
    'alter table reports add column police_station text',
    'alter table reports add column done_steps text',
    `alter table reports add column outcome text
      check (outcome in ('recovered', 'handed-over', 'refused', 'closed'))`,
    // Of reports that ended before this was written down: what their other columns tell.
    `update reports set outcome = case
      when status = 'Found' and reported_as <> 'Found' then 'recovered'
      when reported_as = 'Stolen' and confirmed_at is null then 'refused'
      when reported_as = 'Found' and reason is null then 'handed-over'
      else 'closed' end
     where closed_at is not null`,
    `create table idempotency_keys (
      user_id text not null references users (id) on delete cascade,
      key text not null,
      request_hash text not null,
      record_id text not null,
      created_at ${instant} not null,
      expires_at ${instant} not null,
      primary key (user_id, key)
    ) ${end}`,
    'create index idempotency_keys_by_end on idempotency_keys (expires_at)',
  ]
}
