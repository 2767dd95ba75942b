import type { DialectName } from './database.ts'

/**
 * Counts that are read instead of counting rows: triggers keep them in the transaction that changes
 * what is counted. `shard` is the connection that counts, so two never wait for each other; a count
 * is the sum over its shards.
 */
export interface CounterTable {
  table: string
  total: string
  /** Columns whose values are each counted too: `items.status.pending`. */
  by: { column: string; name: string }[]
}

export interface Trigger {
  name: string
  table: string
  /** `insert`, `delete` or `update of …`. */
  on: string
  body: (shard: string) => string
}

/** Counts what is there already. */
export function countersBefore({ table, total, by }: CounterTable): string[] {
  return [
    `insert into counts select '${total}', 0, count(*) from ${table}`,
    ...by.map(
      ({ column, name }) =>
        `insert into counts select '${name}' || ${column}, 0, count(*) from ${table} group by ${column}`,
    ),
  ]
}

const addCount = (name: string, shard: string, amount: string, when = '1 = 1') =>
  `insert into counts (name, shard, amount) select ${name}, ${shard}, ${amount} where ${when}
     on conflict (name, shard) do update set amount = counts.amount + excluded.amount;`

/** Count what comes, goes, and changes from one value to another. */
export function counterTriggers({ table, total, by }: CounterTable): Trigger[] {
  const inserted: Trigger = {
    name: `${table}_counted_insert`,
    table,
    on: 'insert',
    body: (shard) =>
      [
        addCount(`'${total}'`, shard, '1'),
        ...by.map(({ column, name }) => addCount(`'${name}' || new.${column}`, shard, '1')),
      ].join('\n'),
  }
  const deleted: Trigger = {
    name: `${table}_counted_delete`,
    table,
    on: 'delete',
    body: (shard) =>
      [
        addCount(`'${total}'`, shard, '-1'),
        ...by.map(({ column, name }) => addCount(`'${name}' || old.${column}`, shard, '-1')),
      ].join('\n'),
  }
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

export function triggerStatements(dialect: DialectName, triggers: readonly Trigger[]): string[] {
  if (dialect === 'sqlite') {
    return triggers.map(
      ({ name, table, on, body }) =>
        `create trigger ${name} after ${on} on ${table} begin ${body('0')} end`,
    )
  }
  return triggers.flatMap(({ name, table, on, body }) => [
    `create function ${name}() returns trigger language plpgsql as
     $$ begin ${body('pg_backend_pid()')} return null; end $$`,
    `create trigger ${name} after ${on} on ${table} for each row execute function ${name}()`,
  ])
}
