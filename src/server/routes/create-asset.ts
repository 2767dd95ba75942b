import { createAsset } from '../../api/create-asset.ts'
import { identifiersOf } from '../asset-identifiers.ts'
import { noteRegistered } from '../note-checked.ts'
import { findAsset, toAssetRecord } from '../queries/assets.ts'
import { route } from '../route.ts'
import { saveNewAsset } from '../save-new-asset.ts'
import { noteClaimed, slowRegistration } from '../slow-sweep.ts'
import { sendersOf } from '../sweeps.ts'

export const createAssetRoute = route(createAsset, async (services, { input, caller, address }) => {
  const { database, limiter, now } = services
  await limiter.take('create', caller.id)
  const identities = [...identifiersOf(input).values()]
  await slowRegistration(services, caller.id, identities)
  const created = await database.write(async (tx) => {
    const id = await saveNewAsset(database, tx, caller.id, input, now())
    return findAsset(tx, caller.id, id)
  })
  noteClaimed(services, sendersOf(caller.id, address), identities)
  await noteRegistered(services, identities, caller.id)
  if (!created) throw new Error('the asset just made is not there')
  return { data: toAssetRecord(created) }
})
