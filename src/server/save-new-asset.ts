import type { AssetInput } from '../api/create-asset.ts'
import { identifiersOf, saveIdentifiers } from './asset-identifiers.ts'
import { columnsOf } from './asset-row.ts'
import { claimPictures } from './claim-pictures.ts'
import type { Database, Queries } from './db/database.ts'
import { newId } from './ids.ts'
import { logActivity } from './queries/activity-log.ts'
import { insertAsset } from './queries/assets.ts'
import { putPhotos } from './queries/photos.ts'

/** Keeps a checked asset with all that belongs to it, and its entry in the log. Returns its id. */
export async function saveNewAsset(
  database: Database,
  tx: Queries,
  ownerId: string,
  input: AssetInput,
  now: number,
): Promise<string> {
  const asset = { id: newId(), ownerId }
  const { photoUrls = [] } = input
  await claimPictures(tx, picturesOf(input), ownerId, now)
  await insertAsset(tx, {
    id: asset.id,
    owner_id: ownerId,
    ...columnsOf(input),
    disputed: 0,
    created_at: now,
    updated_at: now,
  })
  await putPhotos(tx, asset, photoUrls)
  await saveIdentifiers(database, tx, asset, identifiersOf(input), [], now)
  await logActivity(
    tx,
    {
      actorId: ownerId,
      action: 'create',
      entity: 'asset',
      entityId: asset.id,
      details: { type: input.type },
    },
    now,
  )
  return asset.id
}

/** The addresses of a form's pictures, by the field that each stands in. */
export function picturesOf({ imageUrl, photoUrls = [], receiptUrl }: AssetInput) {
  const more = photoUrls.map((url, index) => [`photoUrls.${index}`, url])
  return { imageUrl, ...Object.fromEntries(more), receiptUrl } as Record<string, string | undefined>
}
