import { createAsset } from '../../../api/assets/create-asset.ts'
import { findAsset, toAssetRecord } from '../../queries/assets/assets.ts'
import { identifiersOf } from '../../services/assets/asset-identifiers.ts'
import { createAssetUseCase } from '../../services/assets/create-asset.ts'
import { clientsOf } from '../../services/lookup/enumeration-detector.ts'
import { recordRegistration } from '../../services/lookup/record-lookup.ts'
import { recordClaim, throttleRegistration } from '../../services/lookup/throttle-enumeration.ts'
import { route } from '../route.ts'

export const createAssetRoute = route(
  createAsset,
  async (services, { input, currentUser, ip: address }) => {
    const { database, limiter, now } = services
    await limiter.consume('create', currentUser.id)
    const identities = [...identifiersOf(input).values()]
    await throttleRegistration(services, currentUser.id, identities)
    const created = await database.write(async (tx) => {
      const id = await createAssetUseCase(database, tx, currentUser.id, input, now())
      return findAsset(tx, currentUser.id, id)
    })
    recordClaim(services, clientsOf(currentUser.id, address), identities)
    await recordRegistration(services, identities, currentUser.id)
    if (!created) throw new Error('the asset just made is not there')
    return { data: toAssetRecord(created) }
  },
)
