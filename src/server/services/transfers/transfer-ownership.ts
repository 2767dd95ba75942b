import { Problem } from '../../../api/problem.ts'
import { toSearchText } from '../../../domain/search-terms.ts'
import { assetName } from '../../../domain/transfers/transfers.ts'
import { uploadIdOfUrl } from '../../lib/image-names.ts'
import { type AssetWithIdentifiers, moveAsset } from '../../queries/assets/assets.ts'
import { ownsIdentifier } from '../../queries/assets/identifiers.ts'
import { recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { copyDisputeStatus } from '../../queries/transfers/transfer-eligibility.ts'
import { detachUnreferencedUploads, transferUploads } from '../../queries/uploads/uploads.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'

/**
 * Makes an asset its buyer's, with its numbers and photos, and with nothing that its seller wrote about
 * it or keeps to themselves. Throws `IDENTIFIER_ALREADY_YOURS` where the buyer has one of its numbers on
 * another asset. The locks of the asset and its numbers are the caller's. Returns the ids of uploads
 * that are to be deleted once this is done.
 */
export async function transferOwnership(
  ctx: TransactionContext,
  whole: AssetWithIdentifiers,
  { buyerId, transferId }: { buyerId: string; transferId: string },
): Promise<string[]> {
  const { tx, now } = ctx
  const { asset, identifiers, photoUrls } = whole
  for (const identifier of identifiers) {
    if (!(await ownsIdentifier(tx, buyerId, identifier))) continue
    throw new Problem('IDENTIFIER_ALREADY_YOURS', 'hand-over')
  }
  await copyDisputeStatus(tx, asset.id, buyerId)
  const name = assetName(asset)
  const words = {
    name,
    // Said by `toAssetRecord` until its owner has written one.
    description: '',
    search_text: toSearchText([name, asset.brand, asset.model].filter(Boolean).join(' ')),
  }
  await moveAsset(tx, whole, buyerId, words, now)
  const images = [asset.image_url, ...photoUrls].filter((url) => url !== null)
  await transferUploads(tx, images, { from: asset.owner_id, to: buyerId })
  await recordUnsettledClaims(tx, identifiers, { actorId: buyerId }, now)
  logActivity(ctx, {
    action: 'update',
    entity: 'asset',
    entityId: asset.id,
    // Whose it was and is, the entries of the transfer tell: a copy of the buyer's deeds names nobody.
    details: {
      transfer: transferId,
      before: { changedHands: asset.transfer_count ?? 0 },
      after: { changedHands: (asset.transfer_count ?? 0) + 1 },
    },
  })
  const receipt = uploadIdOfUrl(asset.receipt_url ?? '')
  return receipt === null ? [] : detachUnreferencedUploads(tx, [receipt])
}
