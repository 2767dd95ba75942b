import { Problem } from '../api/problem.ts'
import { searchWords } from '../domain/search-words.ts'
import { thingName } from '../domain/transfers.ts'
import type { Queries } from './db/database.ts'
import { uploadIdOfUrl } from './files/picture-names.ts'
import { logActivity } from './queries/activity-log.ts'
import { moveAsset, type WholeAsset } from './queries/assets.ts'
import { noteUnsettled } from './queries/claims.ts'
import { ownsIdentifier } from './queries/identifiers.ts'
import { passStandingOn } from './queries/transfer-standing.ts'
import { passPicturesOn, withdrawUnnamed } from './queries/uploads.ts'

/**
 * Makes an asset its buyer's, with its numbers and photos, and with nothing that its seller wrote about
 * it or keeps to themselves. Throws `IDENTIFIER_ALREADY_YOURS` where the buyer has one of its numbers on
 * another asset. The locks of the asset and its numbers are the caller's. Returns the ids of uploads
 * that are to be deleted once this is done.
 */
export async function handAssetOver(
  tx: Queries,
  whole: WholeAsset,
  { buyerId, transferId }: { buyerId: string; transferId: string },
  now: number,
): Promise<string[]> {
  const { asset, identifiers, photoUrls } = whole
  for (const identifier of identifiers) {
    if (!(await ownsIdentifier(tx, buyerId, identifier))) continue
    throw new Problem('IDENTIFIER_ALREADY_YOURS', 'hand-over')
  }
  await passStandingOn(tx, asset.id, buyerId)
  const name = thingName(asset)
  const words = {
    name,
    // Said by `toAssetRecord` until its owner has written one.
    description: '',
    words: searchWords([name, asset.brand, asset.model].filter(Boolean).join(' ')),
  }
  await moveAsset(tx, whole, buyerId, words, now)
  const pictures = [asset.image_url, ...photoUrls].filter((url) => url !== null)
  await passPicturesOn(tx, pictures, { from: asset.owner_id, to: buyerId })
  await noteUnsettled(tx, identifiers, { actorId: buyerId }, now)
  await logActivity(
    tx,
    {
      actorId: buyerId,
      action: 'update',
      entity: 'asset',
      entityId: asset.id,
      // Whose it was and is, the entries of the transfer tell: a copy of the buyer's deeds names nobody.
      details: {
        transfer: transferId,
        before: { changedHands: asset.changed_hands ?? 0 },
        after: { changedHands: (asset.changed_hands ?? 0) + 1 },
      },
    },
    now,
  )
  const receipt = uploadIdOfUrl(asset.receipt_url ?? '')
  return receipt === null ? [] : withdrawUnnamed(tx, [receipt])
}
