import type { DialectName } from '../dialect-name.ts'
import { channels } from '../schema/later/channels.ts'
import { createTable } from '../schema/table.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(channels).flatMap(([name, table]) => createTable(dialect, name, table)),
    // Not from the schema: a later migration may add to it too.
    'alter table outbox add column link_id text',
  ]
}
