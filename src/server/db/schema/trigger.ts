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
