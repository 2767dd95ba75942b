import type { DialectName } from '../dialect-name.ts'
import { payments, paymentsAreAppendOnly, planEndIndex } from '../schema/payments.ts'
import { createTable } from '../schema/table.ts'
import { appendOnly } from '../schema/trigger.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(payments).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...appendOnly(dialect, paymentsAreAppendOnly),
    planEndIndex,
  ]
}
