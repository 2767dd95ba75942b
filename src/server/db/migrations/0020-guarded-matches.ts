import { findWarnings } from '../../services/conversations/find-links.ts'
import type { DialectName, Queries } from '../database.ts'
import type { Step } from '../migration-step.ts'

/**
 * When the owner was asked about a possible match and when its finder agreed, how often a report was
 * reworded, and the warnings of a message, found once.
 */
export function statements(dialect: DialectName): Step[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  return [
    `alter table matches add column offered_at ${instant}`,
    `alter table matches add column finder_accepted_at ${instant}`,
    // From 60 points on the owner was told at once.
    "update matches set offered_at = created_at where kind = 'possible' and score >= 60",
    'alter table reports add column rewordings integer',
    'alter table contact_messages add column warnings text',
    storeWarnings,
    withoutState,
  ]
}

const atOnce = 500

async function storeWarnings(tx: Queries): Promise<void> {
  for (;;) {
    const rows = await tx
      .selectFrom('contact_messages')
      .select(['id', 'text'])
      .where('warnings', 'is', null)
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    for (const { id, text } of rows) {
      const warnings = JSON.stringify(findWarnings(text))
      await tx.updateTable('contact_messages').set({ warnings }).where('id', '=', id).execute()
    }
  }
}

/** Where the other thing was found is not told to who is only asked about it. */
async function withoutState(tx: Queries): Promise<void> {
  const rows = await tx
    .selectFrom('notices')
    .select(['id', 'data'])
    .where('kind', '=', 'match-suggested')
    .execute()
  for (const { id, data } of rows) {
    const { item } = JSON.parse(data) as { item: string }
    await tx
      .updateTable('notices')
      .set({ data: JSON.stringify({ item }) })
      .where('id', '=', id)
      .execute()
  }
}
