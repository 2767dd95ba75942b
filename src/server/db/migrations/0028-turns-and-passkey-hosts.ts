import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'

/**
 * Browsers get their messages in turns, and an owner reads finders’ messages in turns by sender. A
 * passkey works only at the host where it was added.
 */
export function statements(dialect: DialectName): string[] {
  return [
    ...addToTable(dialect, 'push_subscriptions', {
      columns: { failing_since: 'instant', last_turn_at: 'instant not null default 0' },
    }),
    ...addToTable(dialect, 'label_messages', { columns: { sender_hash: 'text' } }),
    ...addToTable(dialect, 'passkeys', { columns: { host: 'text' } }),
  ]
}
