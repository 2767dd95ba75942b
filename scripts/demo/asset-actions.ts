import { createAssetInput } from '../../src/api/assets/assets.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { parseInput } from '../../src/server/lib/parse-input.ts'
import { insertAsset } from '../../src/server/queries/assets/assets.ts'
import {
  identifiersOf,
  saveIdentifiers,
} from '../../src/server/services/assets/asset-identifiers.ts'
import { assetColumnsOf } from '../../src/server/services/assets/asset-row.ts'
import { attachUploads } from '../../src/server/services/uploads/uploads.ts'
import { type Action, type DemoContext, loggedAction } from './action.ts'
import { type DemoItem, reportOf } from './content.ts'
import { actionsOfReport } from './report-actions.ts'

/** A user registers an item, and may report it. */
export async function actionsOfAsset(context: DemoContext, item: DemoItem): Promise<Action[]> {
  const { calendar, idOf, upload } = context
  const { owner, daysAgo, time, picture, receipt, hidden, year, ...form } = item
  const pictures = {
    imageUrl: await upload(picture),
    receiptUrl: receipt ? await upload('receipt') : undefined,
  }
  const filled = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''))
  // By the form's own schema, so that the demo contains nothing the product would refuse.
  const input = parseInput(createAssetInput, {
    ...{ ...filled, ...pictures, hidden: hidden !== '' },
    ...(year && { year: Number(year) }),
  })
  const id = newId()
  const registers = loggedAction(calendar.at(Number(daysAgo), time), async (tx, ctx) => {
    const ownerId = idOf(owner)
    await attachUploads(ctx, pictures, ownerId)
    await insertAsset(tx, {
      id,
      owner_id: ownerId,
      ...assetColumnsOf(input),
      disputed: 0,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    await saveIdentifiers(ctx, { id, ownerId }, identifiersOf(input), [])
    const details = { type: input.type }
    return { actorId: ownerId, action: 'create', entity: 'asset', entityId: id, details }
  })
  const report = reportOf(item)
  const reported = { id, name: input.name, imageUrl: pictures.imageUrl }
  return [registers, ...(report ? actionsOfReport(context, reported, report) : [])]
}
