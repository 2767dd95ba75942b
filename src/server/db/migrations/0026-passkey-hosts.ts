import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'

/** A passkey works only at the host where it was added. */
export function statements(dialect: DialectName): string[] {
  return addToTable(dialect, 'passkeys', { columns: { host: 'text' } })
}
