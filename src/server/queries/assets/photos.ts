import type { Queries } from '../../db/database.ts'

/** Replaces the photos of an asset beyond its cover. */
export async function replacePhotos(
  tx: Queries,
  asset: { id: string; ownerId: string },
  urls: readonly string[],
): Promise<void> {
  await tx.deleteFrom('asset_photos').where('asset_id', '=', asset.id).execute()
  if (urls.length === 0) return
  await tx
    .insertInto('asset_photos')
    .values(
      urls.map((url, position) => ({ asset_id: asset.id, owner_id: asset.ownerId, position, url })),
    )
    .execute()
}
