import {
  type CounterTable,
  countersBefore,
  counterTriggers,
  type Trigger,
  triggerStatements,
} from '../counter-triggers.ts'
import type { DialectName } from '../database.ts'

/** Numbers of the back office, its lists, and who contests whose number. */
export function statements(dialect: DialectName): string[] {
  const whole = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [...disputes(whole, end), ...lists(dialect), ...counts(dialect, whole, end)]
}

/**
 * One dispute for each number, however many claim it and however often it flares up; a side is a
 * person, whatever thing of theirs carries the number now.
 */
function disputes(whole: string, end: string): string[] {
  return [
    `create table disputes (
      id text primary key,
      space text not null,
      key text not null,
      status text not null check (status in ('open', 'decided', 'lapsed')),
      opened_at ${whole} not null,
      winner_id text references users (id),
      reason text,
      decided_at ${whole},
      decided_by text references users (id),
      unique (space, key)
    ) ${end}`,
    'create index disputes_by_status on disputes (status, opened_at, id)',
    'create index disputes_by_time on disputes (opened_at, id)',
    `create table dispute_sides (
      dispute_id text not null references disputes (id) on delete cascade,
      owner_id text not null references users (id),
      standing text not null check (standing in ('claims', 'upheld', 'refused')),
      asked_at ${whole},
      asked_for text,
      primary key (dispute_id, owner_id)
    ) ${end}`,
    'create index dispute_sides_of_owner on dispute_sides (owner_id)',
    // Numbers that were contested before disputes were kept.
    `insert into disputes (id, space, key, status, opened_at)
       select min(identifiers.id), space, key, 'open', max(assets.created_at)
       from identifiers join assets on assets.id = identifiers.asset_id
       where assets.disputed = 1 and ${claimed}
       group by space, key having count(distinct identifiers.owner_id) > 1`,
    `insert into dispute_sides (dispute_id, owner_id, standing)
       select distinct disputes.id, identifiers.owner_id, 'claims'
       from disputes join identifiers
         on identifiers.key = disputes.key and identifiers.space = disputes.space
       where ${claimed}`,
  ]
}

/** Whoever reports a find claims nothing. */
const claimed = `not exists (select 1 from reports
  where reports.asset_id = identifiers.asset_id and reports.reported_as = 'Found')`

/** Every list and filter ends in its order, and the one search box finds the beginning of a name. */
function lists(dialect: DialectName): string[] {
  const byBytes = dialect === 'sqlite' ? '' : ' collate "C"'
  return [
    'drop index reports_by_stage',
    'drop index reports_by_time',
    'create index reports_by_stage on reports (stage, created_at, id)',
    'create index reports_by_time on reports (created_at, id)',
    'create index assets_by_time on assets (created_at, id)',
    'create index assets_by_type on assets (type, created_at, id)',
    'create index assets_disputed on assets (created_at, id) where disputed = 1',
    `create index assets_by_name on assets (lower(name)${byBytes}, id)`,
    `create index reports_by_name on reports (lower(name)${byBytes}, id)`,
    // The embedded engine compares bytes anyway.
    ...(dialect === 'sqlite'
      ? []
      : [`create index identifiers_by_key_bytes on identifiers (key${byBytes})`]),
  ]
}

function counts(dialect: DialectName, whole: string, end: string): string[] {
  return [
    `create table counts (
      name text not null,
      shard integer not null,
      amount ${whole} not null,
      primary key (name, shard)
    ) ${end}`,
    `create table day_counts (
      day integer not null,
      name text not null,
      shard integer not null,
      amount ${whole} not null,
      primary key (day, name, shard)
    ) ${end}`,
    ...countTables.flatMap(countersBefore),
    ...daysBefore(),
    ...triggerStatements(dialect, triggers()),
  ]
}

export const countTables: CounterTable[] = [
  {
    table: 'assets',
    total: 'assets',
    by: [
      { column: 'type', name: 'assets.type.' },
      { column: 'disputed', name: 'assets.disputed.' },
    ],
  },
  { table: 'reports', total: 'items', by: [{ column: 'stage', name: 'items.status.' }] },
  { table: 'disputes', total: 'disputes', by: [{ column: 'status', name: 'disputes.status.' }] },
]

/** Nigeria's days, counted from 1970: an hour ahead of UTC. */
const dayOf = (instant: string) => `(${instant} + 3600000) / 86400000`

function daysBefore(): string[] {
  const into = (name: string, where: string) =>
    `insert into day_counts select ${dayOf('created_at')}, ${name}, 0, count(*) from reports
      where ${where} group by 1, 2`
  return [
    into(`'reported.' || reported_as`, '1 = 1'),
    into(`'state.' || state`, 'state is not null'),
    into(`'recovered'`, recovered('reports')),
  ]
}

/** A loss or theft that its owner has marked as found. */
const recovered = (row: string) => `${row}.reported_as <> 'Found' and ${row}.status = 'Found'`

/** What a change of a row adds to the days: name, whether it counts, and how much. */
function dayEntries(): { name: string; when: (row: 'old' | 'new') => string }[] {
  return [
    { name: `'reported.' || ROW.reported_as`, when: () => '1 = 1' },
    { name: `'state.' || ROW.state`, when: (row) => `${row}.state is not null` },
    { name: `'recovered'`, when: recovered },
  ]
}

function addDay(row: 'old' | 'new', shard: string): string {
  const amount = row === 'new' ? '1' : '-1'
  return dayEntries()
    .map(
      ({ name, when }) =>
        `insert into day_counts (day, name, shard, amount)
           select ${dayOf(`${row}.created_at`)}, ${name.replaceAll('ROW', row)}, ${shard}, ${amount}
           where ${when(row)}
           on conflict (day, name, shard) do update set amount = day_counts.amount + excluded.amount;`,
    )
    .join('\n')
}

function triggers(): Trigger[] {
  return [
    ...countTables.flatMap(counterTriggers),
    {
      name: 'reports_of_day_insert',
      table: 'reports',
      on: 'insert',
      body: (shard) => addDay('new', shard),
    },
    {
      name: 'reports_of_day_update',
      table: 'reports',
      on: 'update of status, state',
      body: (shard) => `${addDay('old', shard)}\n${addDay('new', shard)}`,
    },
    {
      name: 'reports_of_day_delete',
      table: 'reports',
      on: 'delete',
      body: (shard) => addDay('old', shard),
    },
  ]
}
