import type { Queries } from '../../db/database.ts'
import { deleteRows } from '../rows-by-columns.ts'

/** Replaces the photos of an asset beyond its cover. */
export async function replacePhotos(
  tx: Queries,
  asset: { id: string; ownerId: string },
  urls: readonly string[],
): Promise<void> {
  await deleteRows(tx, 'asset_photos', { asset_id: asset.id })
  if (urls.length === 0) return
  await tx
    .insertInto('asset_photos')
    .values(
      urls.map((url, position) => ({ asset_id: asset.id, owner_id: asset.ownerId, position, url })),
    )
    .execute()
}
