import type { Trigger } from './trigger.ts'

/**
 * A table whose rows triggers count, so that no query has to. They change the counters in the
 * transaction of the row. Each connection has its own `shard`, so that two never wait for each other.
 * The count is the sum over all shards.
 */
export interface CounterTable {
  table: string
  total: string
  /** Columns whose values have counters too: `items.status.pending`. */
  by: { column: string; name: string }[]
}

export const countedTables: readonly CounterTable[] = [
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
  { table: 'matches', total: 'matches', by: [{ column: 'state', name: 'matches.state.' }] },
  {
    table: 'complaints',
    total: 'complaints',
    by: [{ column: 'state', name: 'complaints.state.' }],
  },
  { table: 'merchants', total: 'merchants', by: [{ column: 'status', name: 'merchants.status.' }] },
  { table: 'lookup_counts', total: 'lookups', by: [] },
  { table: 'enumeration_events', total: 'enumeration_events', by: [] },
]

const addCount = (name: string, shard: string, amount: string, when = '1 = 1') =>
  `insert into counters (name, shard, amount) select ${name}, ${shard}, ${amount} where ${when}
     on conflict (name, shard) do update set amount = counters.amount + excluded.amount;`

/** The triggers that count inserted and deleted rows, and changes from one value to another. */
function tableTriggers({ table, total, by }: CounterTable): Trigger[] {
  const counted = (on: 'insert' | 'delete'): Trigger => {
    const [row, amount] = on === 'insert' ? ['new', '1'] : ['old', '-1']
    return {
      name: `${table}_counted_${on}`,
      table,
      on,
      body: (shard) =>
        [
          addCount(`'${total}'`, shard, amount),
          ...by.map(({ column, name }) => addCount(`'${name}' || ${row}.${column}`, shard, amount)),
        ].join('\n'),
    }
  }
  const [inserted, deleted] = [counted('insert'), counted('delete')]
  if (by.length === 0) return [inserted, deleted]
  const updated: Trigger = {
    name: `${table}_counted_update`,
    table,
    on: `update of ${by.map(({ column }) => column).join(', ')}`,
    body: (shard) =>
      by
        .flatMap(({ column, name }) => {
          const changed = `old.${column} <> new.${column}`
          return [
            addCount(`'${name}' || old.${column}`, shard, '-1', changed),
            addCount(`'${name}' || new.${column}`, shard, '1', changed),
          ]
        })
        .join('\n'),
  }
  return [inserted, deleted, updated]
}

/** The day in Nigeria, which is an hour ahead of UTC, in days since 1970. */
const dayOf = (instant: string) => `(${instant} + 3600000) / 86400000`

/** The condition for a loss or theft that its owner closed as found. */
const recovered = (row: string) => `${row}.reported_as <> 'Found' and ${row}.status = 'Found'`

/** The day counters of a row, and the condition for each; `ROW` is `old` or `new`. */
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
        `insert into day_counters (day, name, shard, amount)
           select ${dayOf(`${row}.created_at`)}, ${name.replaceAll('ROW', row)}, ${shard}, ${amount}
           where ${when(row)}
           on conflict (day, name, shard) do update set amount = day_counters.amount + excluded.amount;`,
    )
    .join('\n')
}

const dayTriggers: readonly Trigger[] = [
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

export const counterTriggers: readonly Trigger[] = [
  ...countedTables.flatMap(tableTriggers),
  ...dayTriggers,
]
