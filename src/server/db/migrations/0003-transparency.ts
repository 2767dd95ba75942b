import type { DialectName } from '../dialect-name.ts'
import { createTable } from '../schema/table.ts'
import { appendOnlyLog, transparency } from '../schema/transparency.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(transparency).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...appendOnlyLog(dialect),
  ]
}
