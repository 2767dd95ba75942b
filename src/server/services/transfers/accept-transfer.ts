import { Problem } from '../../../api/problem.ts'
import { searchWords } from '../../../domain/text/search-words.ts'
import { assetName, whyCannotTransfer } from '../../../domain/transfers/transfers.ts'
import type { TransferRow, UserRow } from '../../db/tables.ts'
import { uploadIdOfUrl } from '../../lib/image-names.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { assetIn } from '../../mail/transfer-messages.ts'
import type { AssetWithIdentifiers } from '../../queries/assets/asset-rows.ts'
import { findAsset, lockAsset, moveAsset } from '../../queries/assets/assets.ts'
import { identifiersOfAsset, ownsIdentifier } from '../../queries/assets/identifiers.ts'
import { recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { deleteQuestionsAbout } from '../../queries/reports/confirmations.ts'
import {
  takeOverClaims,
  transferEligibility,
} from '../../queries/transfers/transfer-eligibility.ts'
import { closeTransfer, findReceived } from '../../queries/transfers/transfers.ts'
import { detachUnreferencedUploads, transferUploads } from '../../queries/uploads/uploads.ts'
import { findUser, languageOfUser, lockUsers } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { stateOf } from './to-transfer-record.ts'

const noSuchOffer = 'offer'

/**
 * Transfers the asset to the buyer, in one transaction and once: only one of concurrent endings
 * succeeds, and accepting again changes nothing. Returns the ids of uploads to delete afterwards.
 */
export async function acceptTransfer(
  ctx: TransactionContext,
  buyer: UserRow,
  { id, name }: { id: string; name?: string | undefined },
): Promise<string[]> {
  const { tx, database, now } = ctx
  const seen = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (seen.asset_id !== null) {
    await lockAsset(database, tx, seen.asset_id)
    await lockIdentities(database, tx, await identifiersOfAsset(tx, seen.asset_id))
  }
  await lockUsers(database, tx, [seen.from_user_id, buyer.id])
  const transfer = requireFound(await findReceived(tx, buyer, id), noSuchOffer)
  if (transfer.state === 'accepted') return []
  requireOpen(ctx, transfer)
  const seller = await findUser(tx, transfer.from_user_id)
  const found = await findAsset(tx, transfer.from_user_id, transfer.asset_id ?? '')
  // A suspended account saves nothing by giving it to another.
  if (
    seller?.status !== 'active' ||
    !found ||
    whyCannotTransfer(await transferEligibility(tx, found))
  ) {
    throw new Problem('TRANSFER_REFUSED', 'buyer')
  }
  const unusedUploads = await transferOwnership(ctx, found, {
    buyerId: buyer.id,
    transferId: id,
    name,
  })
  const accepted = await closeTransfer(tx, id, 'accepted', now)
  if (!accepted) throw new Problem('TRANSFER_CLOSED', 'withdrawn')
  const details = { from: 'open', to: 'accepted' }
  logActivity(ctx, { action: 'update', entity: 'transfer', entityId: id, details })
  await notifyBoth(ctx, accepted, buyer)
  return unusedUploads
}

/** Throws `TRANSFER_CLOSED` with how the offer ended. */
export function requireOpen(ctx: Context, transfer: TransferRow): void {
  const state = stateOf(ctx, transfer)
  if (state !== 'open') throw new Problem('TRANSFER_CLOSED', state)
}

async function notifyBoth(
  ctx: TransactionContext,
  transfer: TransferRow,
  buyer: UserRow,
): Promise<void> {
  const { id, from_user_id, item } = transfer
  const notification = { subjectId: id, eventKey: `transfer-accepted ${id}` }
  const toSeller = {
    ...notification,
    userId: from_user_id,
    kind: 'transfer-accepted',
    data: { item },
  } as const
  await notifyUser(ctx, toSeller)
  const data = { item: assetIn(languageOfUser(buyer), transfer) }
  const toBuyer = { ...notification, userId: buyer.id, kind: 'transfer-received', data } as const
  await notifyUser(ctx, toBuyer)
}

/**
 * Gives an asset with its identifiers and photos to the buyer, without the seller's texts and
 * private fields. Throws `IDENTIFIER_ALREADY_YOURS` if the buyer has one of its identifiers on
 * another asset. The caller must have locked the asset and its identifiers. Returns the ids of
 * uploads to delete afterwards.
 */
async function transferOwnership(
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
    search_text: searchWords([name, asset.brand, asset.model].filter(Boolean).join(' ')),
  }
  await moveAsset(ctx.database, tx, transferred, buyerId, texts, now)
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
