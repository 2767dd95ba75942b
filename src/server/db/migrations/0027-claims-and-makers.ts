import type { Kysely } from 'kysely'
import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'

/** The columns that this migration reads or writes. */
interface Tables {
  identifiers: {
    id: string
    owner_id: string
    kind: string
    namespace: string
    key: string
    asset_brand: string | null
  }
  disputes: { id: string; namespace: string; key: string }
  unsettled_claims: {
    id: string
    namespace: string
    key: string
    actor_id: string
    report_id: string | null
    created_at: number
  }
}

type Queries = Kysely<Tables>

/** Given by the release that migrates: it has to compute the same namespaces afterwards. */
interface LiveCode {
  makerOf: (brand: string | null) => string | null
  newId: () => string
}

/**
 * Claims that wait until their owner contests fewer numbers of others, and serial numbers at the
 * makers that the list knows by more names now.
 */
export function statements(dialect: DialectName, live: LiveCode) {
  return [
    ...addToTable(dialect, 'dispute_claims', { columns: { waiting_since: 'instant' } }),
    (tx: Queries) => moveSerials(tx, live),
  ]
}

/** Moves serial numbers to the maker that their brand names. The job then compares the claims. */
async function moveSerials(tx: Queries, { makerOf, newId }: LiveCode): Promise<void> {
  const named = await tx
    .selectFrom('identifiers')
    .where('namespace', 'like', 'serial:%')
    .where('asset_brand', 'is not', null)
    .select(['asset_brand as brand', 'namespace as from'])
    .distinct()
    .execute()
  for (const { brand, from } of named) {
    const maker = makerOf(brand)
    const to = maker === null ? 'serial' : `serial:${maker}`
    if (to === from) continue
    const moved = await tx
      .selectFrom('identifiers as i')
      .where('namespace', '=', from)
      .where('asset_brand', '=', brand)
      // Who has the number at both makers keeps both.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('identifiers as other')
              .whereRef('other.owner_id', '=', 'i.owner_id')
              .whereRef('other.key', '=', 'i.key')
              .where('other.namespace', '=', to)
              .select('other.id'),
          ),
        ),
      )
      .select(['id', 'owner_id', 'key'])
      .execute()
    for (const { id, owner_id, key } of moved) {
      await tx.updateTable('identifiers').set({ namespace: to }).where('id', '=', id).execute()
      await moveDispute(tx, { key, from, to })
      for (const namespace of [from, to]) {
        await tx
          .insertInto('unsettled_claims')
          .values({
            ...{ id: newId(), namespace, key, actor_id: owner_id },
            ...{ report_id: null, created_at: 0 },
          })
          .execute()
      }
    }
  }
}

/** The dispute goes along, unless the number has one there: then the job ends this one. */
async function moveDispute(
  tx: Queries,
  { key, from, to }: { key: string; from: string; to: string },
): Promise<void> {
  const there = await tx
    .selectFrom('disputes')
    .where('namespace', '=', to)
    .where('key', '=', key)
    .select('id')
    .executeTakeFirst()
  if (there) return
  await tx
    .updateTable('disputes')
    .set({ namespace: to })
    .where('namespace', '=', from)
    .where('key', '=', key)
    .execute()
}
