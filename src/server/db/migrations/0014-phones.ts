import type { DialectName } from '../dialect-name.ts'
import { phones } from '../schema/later/phones.ts'
import { addToTable, createTable } from '../schema/table.ts'

/** Notifications by SMS and WhatsApp, to numbers that were confirmed. */
export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(phones).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...addToTable(dialect, 'notification_preferences', {
      columns: { sms: 'flag', whatsapp: 'flag' },
    }),
  ]
}
