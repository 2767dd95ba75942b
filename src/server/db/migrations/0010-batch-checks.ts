import type { DialectName } from '../database.ts'

/** How many identifiers each person has checked in batches, by the day. */
export function statements(dialect: DialectName): string[] {
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    `create table batch_days (
      user_id text not null references users (id) on delete cascade,
      day integer not null,
      identifiers integer not null,
      primary key (user_id, day)
    ) ${end}`,
    'create index batch_days_by_day on batch_days (day)',
  ]
}
