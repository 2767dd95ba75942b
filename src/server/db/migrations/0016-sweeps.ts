import {
  type CounterTable,
  countersBefore,
  counterTriggers,
  triggerStatements,
} from '../counter-triggers.ts'
import type { DialectName } from '../database.ts'

const counted: CounterTable = { table: 'sweeps', total: 'sweeps', by: [] }

/** Families of numbers that somebody went through, by the day, and who: as a mark, or an account. */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    `create table sweeps (
      day text not null,
      space text not null,
      prefix text not null,
      misses integer not null,
      senders integer not null,
      last_at ${instant} not null,
      primary key (day, space, prefix)
    ) ${end}`,
    'create index sweeps_by_day on sweeps (day, last_at, space, prefix)',
    'create index sweeps_by_time on sweeps (last_at)',
    `create table sweep_senders (
      day text not null,
      space text not null,
      prefix text not null,
      sender text not null,
      user_id text references users (id) on delete cascade,
      primary key (day, space, prefix, sender),
      foreign key (day, space, prefix) references sweeps (day, space, prefix) on delete cascade
    ) ${end}`,
    'create index sweep_senders_of_user on sweep_senders (user_id) where user_id is not null',
    'create index sweep_senders_of_accounts on sweep_senders (day) where user_id is not null',
    'create index sweep_senders_of_marks on sweep_senders (day) where user_id is null',
    ...countersBefore(counted),
    ...triggerStatements(dialect, counterTriggers(counted)),
  ]
}
