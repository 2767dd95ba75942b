import type { DialectName } from '../dialect-name.ts'
import { push } from '../schema/later/push.ts'
import { addToTable, createTable } from '../schema/table.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(push).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...addToTable(dialect, 'notification_preferences', { columns: { push: 'flag' } }),
  ]
}
