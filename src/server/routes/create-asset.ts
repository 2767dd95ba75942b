import { createAsset } from '../../api/create-asset.ts'
import { identifiersOf, saveIdentifiers } from '../asset-identifiers.ts'
import { columnsOf } from '../asset-row.ts'
import { claimPictures } from '../claim-pictures.ts'
import { newId } from '../ids.ts'
import { noteRegistered } from '../note-checked.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findAsset, insertAsset, toAssetRecord } from '../queries/assets.ts'
import { route } from '../route.ts'

export const createAssetRoute = route(createAsset, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  await limiter.take('create', caller.id)
  const named = identifiersOf(input)
  const identifiers = [...named.values()]
  const created = await database.write(async (tx) => {
    const asset = { id: newId(), ownerId: caller.id }
    const at = now()
    await claimPictures(
      tx,
      { imageUrl: input.imageUrl, receiptUrl: input.receiptUrl },
      caller.id,
      at,
    )
    await insertAsset(tx, {
      id: asset.id,
      owner_id: caller.id,
      ...columnsOf(input),
      disputed: 0,
      created_at: at,
      updated_at: at,
    })
    await saveIdentifiers(database, tx, asset, named, [], at)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'create',
        entity: 'asset',
        entityId: asset.id,
        details: { type: input.type },
      },
      at,
    )
    return findAsset(tx, caller.id, asset.id)
  })
  await noteRegistered(services, identifiers, caller.id)
  if (!created) throw new Error('the asset just made is not there')
  return { data: toAssetRecord(created) }
})
