import type { DialectName } from '../database.ts'

/**
 * When the mail that asks to confirm went out: null where the address had had many mails and it waits.
 * And since when and until when a plan was granted, where that is known.
 */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  return [
    `alter table watches add column mailed_at ${instant}`,
    'update watches set mailed_at = created_at',
    'create index watches_waiting on watches (created_at) where mailed_at is null',
    `alter table subscribers add column mailed_at ${instant}`,
    'update subscribers set mailed_at = created_at',
    'create index subscribers_waiting on subscribers (created_at) where mailed_at is null',
    `alter table users add column plan_started_at ${instant}`,
    `alter table users add column plan_ends_at ${instant}`,
  ]
}
