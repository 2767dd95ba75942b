import type { DialectName } from '../dialect-name.ts'
import { webhooks } from '../schema/later/webhooks.ts'
import { createTable } from '../schema/table.ts'

/** Watches and webhooks of users. */
export function statements(dialect: DialectName): string[] {
  return Object.entries(webhooks).flatMap(([name, table]) => createTable(dialect, name, table))
}
