import type { AssetInput } from '../../../api/assets/assets.ts'
import { newId } from '../../lib/ids.ts'
import { insertAsset } from '../../queries/assets/assets.ts'
import { replacePhotos } from '../../queries/assets/photos.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { limitContests } from '../disputes/contest-limit.ts'
import { attachUploads } from '../uploads/uploads.ts'
import { identifiersOf, saveIdentifiers } from './asset-identifiers.ts'
import { assetColumnsOf } from './asset-row.ts'

/** Stores a parsed asset with its pictures and identifiers, and logs it. Returns its id. */
export async function createAssetUseCase(
  ctx: TransactionContext,
  ownerId: string,
  input: AssetInput,
): Promise<string> {
  const { tx, now } = ctx
  const asset = { id: newId(), ownerId }
  const { photoUrls = [] } = input
  await attachUploads(ctx, imagesOf(input), ownerId)
  await insertAsset(tx, {
    id: asset.id,
    owner_id: ownerId,
    ...assetColumnsOf(input),
    disputed: 0,
    created_at: now,
    updated_at: now,
  })
  if (photoUrls.length > 0) await replacePhotos(tx, asset, photoUrls)
  await saveIdentifiers(ctx, asset, identifiersOf(input), [])
  await limitContests(ctx, asset)
  const details = { type: input.type }
  logActivity(ctx, { action: 'create', entity: 'asset', entityId: asset.id, details })
  return asset.id
}

/** The URLs of a form's pictures, by field. */
export function imagesOf({ imageUrl, photoUrls = [], receiptUrl }: AssetInput) {
  const more = photoUrls.map((url, index) => [`photoUrls.${index}`, url])
  return { imageUrl, ...Object.fromEntries(more), receiptUrl } as Record<string, string | undefined>
}
