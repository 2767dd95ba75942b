import type { DialectName } from '../dialect-name.ts'
import { createLogRanges } from './log-ranges.ts'
import { schema } from './schema.ts'
import { createTable } from './table.ts'
import { createAllTriggers } from './triggers.ts'

/** The statements that create all tables, indexes and triggers in an empty database. */
export function createSchema(dialect: DialectName): string[] {
  return [
    ...Object.entries(schema).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...createAllTriggers(dialect),
    ...firstRows(),
    ...createLogRanges(dialect),
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
