import type { Queries } from '../../db/database.ts'
import { schema } from '../../db/schema/schema.ts'
import { emptyValue, type Table } from '../../db/schema/table.ts'
import { deleteRows, updateRows } from '../rows-by-columns.ts'
import { ensureGhostUser, ghostUser } from '../users/ghost-user.ts'

const table: Table = schema.assets

/** The columns that an erasure empties, with their empty values. */
const emptied = Object.fromEntries(
  Object.entries(table.columns)
    .filter(([column]) => !table.retainedAtErasure?.includes(column))
    .map(([column, definition]) => [column, emptyValue(definition)]),
)

/**
 * Gives assets of the erased user to the ghost user if earlier owners have reported them, since a
 * report needs its asset. Their identifiers, photos and texts are deleted.
 */
export async function anonymizeReportedAssets(
  tx: Queries,
  userId: string,
  now: number,
): Promise<void> {
  const assets = await tx
    .selectFrom('assets')
    .innerJoin('reports', 'reports.asset_id', 'assets.id')
    .where('assets.owner_id', '=', userId)
    .where('reports.reporter_id', '!=', userId)
    .select(['assets.id', 'assets.type'])
    .distinct()
    .execute()
  if (assets.length > 0) await ensureGhostUser(tx, now)
  for (const { id, type } of assets) {
    await deleteRows(tx, 'identifiers', { asset_id: id })
    await deleteRows(tx, 'asset_photos', { asset_id: id })
    await deleteRows(tx, 'asset_search_terms', { asset_id: id })
    await updateRows(tx, 'assets', { id }, { ...emptied, owner_id: ghostUser.id, name: type })
  }
}

/** Ids of the ghost user's assets that a user has reported. */
export async function orphanedAssetsOf(tx: Queries, userId: string): Promise<string[]> {
  const assets = await tx
    .selectFrom('reports')
    .innerJoin('assets', 'assets.id', 'reports.asset_id')
    .where('reports.reporter_id', '=', userId)
    .where('assets.owner_id', '=', ghostUser.id)
    .select('assets.id')
    .distinct()
    .execute()
  return assets.map(({ id }) => id)
}

/** Deletes those assets of the ghost user that have no report. */
export async function deleteUnreportedAssets(tx: Queries, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await tx
      .deleteFrom('assets')
      .where('id', '=', id)
      .where('owner_id', '=', ghostUser.id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('reports').where('asset_id', '=', id).select('id'))),
      )
      .execute()
  }
}
