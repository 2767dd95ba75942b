import type { DialectName } from '../dialect-name.ts'

/** Runs statements after each changed row. */
export interface Trigger {
  name: string
  table: string
  /** `insert`, `delete` or `update of …`. */
  on: string
  /** Its statements; `shard` is the number of the connection. */
  body: (shard: string) => string
}

export function createTriggers(dialect: DialectName, triggers: readonly Trigger[]): string[] {
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

/** A table whose rows can only be inserted, and the error for any other change. */
interface AppendOnlyTable {
  table: string
  /** The name of the function that refuses a change on PostgreSQL. */
  refuse: string
  message: string
}

/** The statements that refuse every change of a row. */
export function appendOnly(
  dialect: DialectName,
  { table, refuse, message }: AppendOnlyTable,
): string[] {
  if (dialect === 'sqlite') {
    return ['update', 'delete'].map(
      (change) =>
        `create trigger ${table}_no_${change} before ${change} on ${table}
         begin select raise(abort, '${message}'); end`,
    )
  }
  return [
    refuseFunction(refuse, message),
    // For each row: one for each statement would not run for a statement on a partition.
    `create trigger ${table}_append_only before update or delete on ${table}
     for each row execute function ${refuse}()`,
    `create trigger ${table}_no_truncate before truncate on ${table}
     for each statement execute function ${refuse}()`,
  ]
}

/** The statement that creates a trigger function of PostgreSQL, which refuses every change. */
export function refuseFunction(name: string, message: string): string {
  return `create function ${name}() returns trigger language plpgsql as
     $$ begin raise exception '${message}'; end $$`
}
