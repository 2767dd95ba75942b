import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...addToTable(dialect, 'mail_counts', { columns: { sender_hash: 'text' } }),
    ...addToTable(dialect, 'merchants', { columns: { suspended_for: 'text' } }),
  ]
}
