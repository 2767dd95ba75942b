import type { DialectName } from '../dialect-name.ts'
import { caseWork } from '../schema/later/case-work.ts'
import { createTable } from '../schema/table.ts'

/** The assignees of cases, and the notes of staff about cases. */
export function statements(dialect: DialectName): string[] {
  return Object.entries(caseWork).flatMap(([name, table]) => createTable(dialect, name, table))
}
