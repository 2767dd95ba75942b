import { createAsset } from '../../../api/assets/create-asset.ts'
import { findAsset, toAssetRecord } from '../../queries/assets/assets.ts'
import { identifiersOf } from '../../services/assets/asset-identifiers.ts'
import { createAssetUseCase } from '../../services/assets/create-asset.ts'
import { limitRegistrations } from '../../services/assets/limit-registrations.ts'
import { clientsOf } from '../../services/lookup/enumeration-detector.ts'
import { recordRegistration } from '../../services/lookup/record-lookup.ts'
import { recordClaim, throttleRegistration } from '../../services/lookup/throttle-enumeration.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const createAssetRoute = route(createAsset, async (ctx, { input, currentUser }) => {
  const { limiter } = ctx
  await limiter.consume('create', currentUser.id)
  const identities = [...identifiersOf(input).values()]
  await limitRegistrations(ctx, currentUser.id, 1)
  await throttleRegistration(ctx, currentUser.id, identities)
  const created = await inTransaction(ctx, async (ctx, tx) => {
    const id = await createAssetUseCase(ctx, currentUser.id, input)
    return findAsset(tx, currentUser.id, id)
  })
  recordClaim(ctx, clientsOf({ account: currentUser.id }), identities)
  await recordRegistration(ctx, identities, currentUser.id)
  if (!created) throw new Error('the created asset is missing')
  return { data: toAssetRecord(created) }
})
