import { Problem } from '../../../api/problem.ts'
import { toSearchText } from '../../../domain/text/fold.ts'
import { assetName } from '../../../domain/transfers/transfers.ts'
import { uploadIdOfUrl } from '../../lib/image-names.ts'
import type { AssetWithIdentifiers } from '../../queries/assets/asset-rows.ts'
import { moveAsset } from '../../queries/assets/assets.ts'
import { ownsIdentifier } from '../../queries/assets/identifiers.ts'
import { recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { deleteQuestionsAbout } from '../../queries/reports/confirmations.ts'
import { takeOverClaims } from '../../queries/transfers/transfer-eligibility.ts'
import { detachUnreferencedUploads, transferUploads } from '../../queries/uploads/uploads.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'

/**
 * Gives an asset with its identifiers and photos to the buyer, without the seller's texts and
 * private fields. Throws `IDENTIFIER_ALREADY_YOURS` if the buyer has one of its identifiers on
 * another asset. The caller must have locked the asset and its identifiers. Returns the ids of
 * uploads to delete afterwards.
 */
export async function transferOwnership(
  ctx: TransactionContext,
  transferred: AssetWithIdentifiers,
  {
    buyerId,
    transferId,
    name = assetName(transferred.asset),
  }: { buyerId: string; transferId: string; name?: string | undefined },
): Promise<string[]> {
  const { tx, now } = ctx
  const { asset, identifiers, photoUrls } = transferred
  for (const identifier of identifiers) {
    if (!(await ownsIdentifier(tx, buyerId, identifier))) continue
    throw new Problem('IDENTIFIER_ALREADY_YOURS', 'hand-over')
  }
  await takeOverClaims(tx, { id: asset.id, ownerId: asset.owner_id }, buyerId)
  const texts = {
    name,
    // `toAssetRecord` shows a placeholder until the owner writes one.
    description: '',
    search_text: toSearchText([name, asset.brand, asset.model].filter(Boolean).join(' ')),
  }
  await moveAsset(tx, transferred, buyerId, texts, now)
  await deleteQuestionsAbout(tx, { assetId: asset.id, userId: asset.owner_id })
  const images = [asset.image_url, ...photoUrls].filter((url) => url !== null)
  await transferUploads(tx, images, { from: asset.owner_id, to: buyerId })
  await recordUnsettledClaims(ctx.database, tx, identifiers, { actorId: buyerId }, now)
  logActivity(ctx, {
    action: 'update',
    entity: 'asset',
    entityId: asset.id,
    // Names no user, because the buyer can export this entry. The entries of the transfer name
    // both.
    details: {
      transfer: transferId,
      before: { changedHands: asset.transfer_count ?? 0 },
      after: { changedHands: (asset.transfer_count ?? 0) + 1 },
    },
  })
  const receipt = uploadIdOfUrl(asset.receipt_url ?? '')
  return receipt === null ? [] : detachUnreferencedUploads(tx, [receipt])
}
