import type { DialectName } from '../dialect-name.ts'
import { initialTables } from '../schema/schema.ts'
import { createTable } from '../schema/table.ts'
import { createAllTriggers } from '../schema/triggers.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(initialTables).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...createAllTriggers(dialect),
    ...firstRows(),
  ]
}

/** The rows that triggers and the activity log update. */
function firstRows(): string[] {
  const genesisHash = '0'.repeat(64)
  return [
    `insert into activity_log_head (name, seq, hash, previous_hash)
       values ('activity', 0, '${genesisHash}', '${genesisHash}')`,
    ...['user', 'admin', 'super-admin'].flatMap((role) =>
      ['active', 'suspended'].map(
        (status) =>
          `insert into user_counters (role, status, users) values ('${role}', '${status}', 0)`,
      ),
    ),
  ]
}
