import { createAssetInput } from '../../src/api/assets/assets.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { parseInput } from '../../src/server/lib/parse-input.ts'
import { insertAsset, updateAssetRow } from '../../src/server/queries/assets/assets.ts'
import {
  identifiersOf,
  saveIdentifiers,
} from '../../src/server/services/assets/asset-identifiers.ts'
import { assetColumnsOf } from '../../src/server/services/assets/asset-row.ts'
import { attachUploads } from '../../src/server/services/uploads/uploads.ts'
import { type Action, type SeedContext, seedAction } from './action.ts'
import type { PlannedAsset } from './plan.ts'
import { actionsOfReport } from './report-actions.ts'

/** A planned asset with the URLs of its pictures. */
export interface ImagedAsset extends PlannedAsset {
  imageUrl: string
  receiptUrl: string | undefined
}

/** A user registers an asset, and may edit and report it. */
export function actionsOfAsset(context: SeedContext, planned: ImagedAsset): Action[] {
  const { owner, asset, registeredAt, hidden, imageUrl, receiptUrl, report } = planned
  const { random, idOf } = context
  const id = newId()
  // Uses the form's own schema, so that the demo contains nothing the product would refuse.
  const input = parseInput(createAssetInput, { ...asset.form, hidden, imageUrl, receiptUrl })

  const registers = seedAction(registeredAt, async (tx, ctx) => {
    const ownerId = idOf(owner)
    await attachUploads(ctx, { imageUrl, receiptUrl }, ownerId)
    await insertAsset(tx, {
      id,
      owner_id: ownerId,
      ...assetColumnsOf(input),
      disputed: 0,
      created_at: registeredAt,
      updated_at: registeredAt,
    })
    await saveIdentifiers(ctx, { id, ownerId }, identifiersOf(input), [])
    const details = { type: input.type }
    return { actorId: ownerId, action: 'create', entity: 'asset', entityId: id, details }
  })
  if (report) {
    return [
      registers,
      ...actionsOfReport(context, { id, owner, name: input.name, imageUrl }, report),
    ]
  }
  if (random.chance(0.75)) return [registers]

  const changedAt = registeredAt + random.whole(10, 90) * 60_000
  const changes = seedAction(changedAt, async (tx) => {
    const ownerId = idOf(owner)
    const description = `${input.description} The receipt is at home.`
    await updateAssetRow(tx, ownerId, id, { description, updated_at: changedAt })
    const details = { fields: ['description'] }
    return { actorId: ownerId, action: 'update', entity: 'asset', entityId: id, details }
  })
  return [registers, changes]
}
