import type { DialectName } from '../database.ts'

/** What several processes on one database have to agree on. */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  // Counts of the last minutes: a crash may take them, and no commit waits for them. Half of each
  // page is left free, so that counting on changes no index.
  const unlogged = dialect === 'sqlite' ? '' : 'unlogged'
  const room = dialect === 'sqlite' ? '' : 'with (fillfactor = 50)'
  return [
    `create ${unlogged} table limit_counts (
      key text primary key,
      times integer not null,
      ends_at ${instant} not null
    ) ${end} ${room}`,
    'create index limit_counts_by_end on limit_counts (ends_at)',

    `create table server_keys (
      name text primary key,
      fingerprint text not null
    ) ${end}`,
  ]
}
