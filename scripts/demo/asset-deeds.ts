import { createAssetInput } from '../../src/api/create-asset.ts'
import { identifiersOf, saveIdentifiers } from '../../src/server/asset-identifiers.ts'
import { columnsOf } from '../../src/server/asset-row.ts'
import { claimPictures } from '../../src/server/claim-pictures.ts'
import { newId } from '../../src/server/ids.ts'
import { insertAsset, updateAssetRow } from '../../src/server/queries/assets.ts'
import { parseInput } from '../../src/server/route.ts'
import { type Deed, deed, type World } from './deed.ts'
import type { PlannedAsset } from './plan.ts'
import { deedsOfReport } from './report-deeds.ts'

/** An asset of the plan with the addresses of its pictures. */
export interface PicturedAsset extends PlannedAsset {
  imageUrl: string
  receiptUrl: string | undefined
}

/** Somebody registers a thing, perhaps writes more about it, perhaps reports it. */
export function deedsOfAsset(world: World, planned: PicturedAsset): Deed[] {
  const { owner, thing, registeredAt, hidden, imageUrl, receiptUrl, report } = planned
  const { database, random, idOf } = world
  const id = newId()
  // Through the form's own schema: what the product would refuse is not in the demo.
  const input = parseInput(createAssetInput, { ...thing.form, hidden, imageUrl, receiptUrl })

  const registers = deed(registeredAt, async (tx) => {
    const ownerId = idOf(owner)
    await claimPictures(tx, { imageUrl, receiptUrl }, ownerId, registeredAt)
    await insertAsset(tx, {
      id,
      owner_id: ownerId,
      ...columnsOf(input),
      disputed: 0,
      created_at: registeredAt,
      updated_at: registeredAt,
    })
    await saveIdentifiers(database, tx, { id, ownerId }, identifiersOf(input), [], registeredAt)
    const details = { type: input.type }
    return { actorId: ownerId, action: 'create', entity: 'asset', entityId: id, details }
  })
  if (report) {
    return [registers, ...deedsOfReport(world, { id, owner, name: input.name, imageUrl }, report)]
  }
  if (random.chance(0.75)) return [registers]

  const changedAt = registeredAt + random.whole(10, 90) * 60_000
  const changes = deed(changedAt, async (tx) => {
    const ownerId = idOf(owner)
    const description = `${input.description} The receipt is at home.`
    await updateAssetRow(tx, ownerId, id, { description, updated_at: changedAt })
    const details = { fields: ['description'] }
    return { actorId: ownerId, action: 'update', entity: 'asset', entityId: id, details }
  })
  return [registers, changes]
}
