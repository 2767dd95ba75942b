import type { DialectName } from '../dialect-name.ts'
import { assets, confirmationColumns } from '../schema/assets.ts'
import { confirmations, reports } from '../schema/reports.ts'
import { addToTable, createTable } from '../schema/table.ts'
import { createTriggers } from '../schema/trigger.ts'
import { confirmationTriggers } from '../schema/triggers.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...addToTable(dialect, 'reports', reports.reports.added),
    ...addToTable(dialect, 'assets', { ...assets.assets.added, columns: confirmationColumns }),
    ...addToTable(dialect, 'identifiers', assets.identifiers.added),
    `update identifiers set asset_confirmed_at =
       (select coalesce(confirmed_at, created_at) from assets where assets.id = asset_id)`,
    ...createTriggers(dialect, confirmationTriggers),
    // The new index holds what it held.
    ...(dialect === 'sqlite' ? ['drop index if exists identifiers_by_key'] : []),
    ...Object.entries(confirmations).flatMap(([name, table]) => createTable(dialect, name, table)),
  ]
}
