import type { DialectName } from '../dialect-name.ts'
import { channels } from '../schema/later/channels.ts'
import { addToTable, createTable } from '../schema/table.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(channels).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...addToTable(dialect, 'outbox', { columns: { link_id: 'text' } }),
  ]
}
