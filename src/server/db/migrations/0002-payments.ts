import type { DialectName } from '../dialect-name.ts'
import { appendOnlyPayments, payments, planEndIndex } from '../schema/payments.ts'
import { createTable } from '../schema/table.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(payments).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...appendOnlyPayments(dialect),
    planEndIndex,
  ]
}
