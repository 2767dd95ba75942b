import type { DialectName } from '../dialect-name.ts'
import { labelMessages } from '../schema/later/label-messages.ts'
import { push } from '../schema/later/push.ts'
import { addToTable } from '../schema/table.ts'

/** Browsers get their messages in turns, and an owner reads finders’ messages in turns by sender. */
export function statements(dialect: DialectName): string[] {
  return [
    ...addToTable(dialect, 'push_subscriptions', push.push_subscriptions.added),
    ...addToTable(dialect, 'label_messages', labelMessages.label_messages.added),
  ]
}
