import type { DialectName } from '../dialect-name.ts'
import { caseWork } from '../schema/later/case-work.ts'
import { createTable } from '../schema/table.ts'

/** Who works on a case, and the notes of staff about it. */
export function statements(dialect: DialectName): string[] {
  return Object.entries(caseWork).flatMap(([name, table]) => createTable(dialect, name, table))
}
