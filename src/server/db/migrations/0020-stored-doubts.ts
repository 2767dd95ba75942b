import type { DialectName } from '../dialect-name.ts'
import { storedDoubts } from '../schema/later/stored-doubts.ts'
import { createTable } from '../schema/table.ts'

/** Queues what is registered under the kinds that took almost any text, to be read again. */
export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(storedDoubts).flatMap(([name, table]) => createTable(dialect, name, table)),
    `insert into stored_doubts (identifier_id, registered_at)
      select id, registered_at from identifiers
      where kind in ('serial-number', 'chassisNumber', 'plateNumber', 'uuid', 'mac-address')`,
  ]
}
