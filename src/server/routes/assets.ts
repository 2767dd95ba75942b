import { adminGetAsset, adminListAssets } from '../../api/assets/admin-assets.ts'
import {
  createAsset,
  createLabels,
  getAsset,
  importAssets,
  listAssets,
  rotateLabelCode,
  searchAssets,
  toggleChecklistStep,
  updateAsset,
} from '../../api/assets/assets.ts'
import { readText } from '../../domain/identifiers/read/read-text.ts'
import { searchPrefix } from '../../domain/identifiers/search-prefix.ts'
import { searchWords } from '../../domain/text/search-words.ts'
import { requireFound } from '../lib/preconditions.ts'
import {
  findAdminAsset,
  listAdminAssets,
  photosOf,
  toAdminAssetRecords,
} from '../queries/assets/admin-assets.ts'
import {
  assetHistoryOf,
  assetsOf,
  findAsset,
  searchOwnAssets,
  toAssetRecord,
} from '../queries/assets/assets.ts'
import { rotateLabel } from '../queries/assets/labels.ts'
import { disputesAbout } from '../queries/disputes/admin-disputes.ts'
import { formatPosition } from '../queries/pagination.ts'
import { reportSummariesOn } from '../queries/reports/report-summaries.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { identifiersOf } from '../services/assets/asset-identifiers.ts'
import { createAssetUseCase } from '../services/assets/create-asset.ts'
import { createLabelsOf } from '../services/assets/create-labels.ts'
import { importAssetsUseCase } from '../services/assets/import-assets.ts'
import {
  limitRegistrations,
  requireRegistrationsLeft,
} from '../services/assets/limit-registrations.ts'
import { updateAssetUseCase } from '../services/assets/update-asset.ts'
import { clientsOf } from '../services/lookup/enumeration-detector.ts'
import { recordRegistration } from '../services/lookup/record-lookup.ts'
import { recordClaim, throttleRegistration } from '../services/lookup/throttle-enumeration.ts'
import { toggleChecklistStepUseCase } from '../services/reports/update-report.ts'
import { inTransaction } from '../services/transaction.ts'
import { limitedRoute, type Route, route } from './route.ts'

const adminGetAssetRoute = route(adminGetAsset, async ({ database: { read } }, { input }) => {
  const row = requireFound(await findAdminAsset(read, input.id), 'any-asset')
  const [entry] = await toAdminAssetRecords(read, [row])
  const photos = await photosOf(read, [row.id])
  return {
    data: {
      asset: {
        ...requireFound(entry, 'any-asset'),
        photoUrls: photos.get(row.id) ?? [],
        receiptUrl: row.receipt_url,
        brand: row.brand,
        model: row.model,
        colour: row.colour,
        year: row.year,
        registrationState: row.registration_state,
        history: assetHistoryOf(row),
      },
      reports: await reportSummariesOn(read, [row.id]),
      disputes: await disputesAbout(read, row.id),
    },
  }
})

const createAssetRoute = route(createAsset, async (ctx, { input, currentUser }) => {
  const { limiter } = ctx
  await limiter.consume('create', currentUser.id)
  const identities = [...identifiersOf(input).values()]
  await limitRegistrations(ctx, currentUser.id, 1)
  await throttleRegistration(ctx, currentUser.id, identities)
  const created = await inTransaction(ctx, async (ctx, tx) => {
    await requireRegistrationsLeft(ctx, currentUser.id)
    const id = await createAssetUseCase(ctx, currentUser.id, input)
    return findAsset(tx, currentUser.id, id)
  })
  recordClaim(ctx, clientsOf({ account: currentUser.id }), identities)
  await recordRegistration(ctx, identities, currentUser.id)
  if (!created) throw new Error('the created asset is missing')
  return { data: toAssetRecord(created) }
})

const rotateLabelCodeRoute = route(rotateLabelCode, async (ctx, { input: { id }, currentUser }) => {
  const { database, limiter } = ctx
  await limiter.consume('change', currentUser.id)
  const code = await inTransaction(ctx, async (ctx, tx) => {
    await database.lock(tx, `labels:${currentUser.id}`)
    requireFound(await findAsset(tx, currentUser.id, id), 'asset')
    const renewed = await rotateLabel(tx, currentUser.id, id)
    const details = { label: 'renewed' }
    logActivity(ctx, { action: 'update', entity: 'asset', entityId: id, details })
    return renewed
  })
  return { data: { assetId: id, code } }
})

const searchAssetsRoute = route(searchAssets, async ({ database }, { input, currentUser }) => {
  const { query, limit } = input
  const { candidates, numbers } = readText(query)
  const search = {
    keys: [...new Set(candidates.map(({ key }) => key))],
    prefix: searchPrefix(numbers[0] ?? query),
    words: searchWords(query),
  }
  const found = await searchOwnAssets(database.read, currentUser.id, search, limit)
  return { data: found.map(toAssetRecord) }
})

export const assetsRoutes: readonly Route[] = [
  adminGetAssetRoute,
  route(adminListAssets, async ({ database }, { input }) => {
    const { rows, total, more } = await listAdminAssets(database, input)
    return { data: { assets: rows, total, more } }
  }),
  createAssetRoute,
  route(getAsset, async ({ database }, { input, currentUser }) => {
    const asset = await findAsset(database.read, currentUser.id, input.id)
    return { data: toAssetRecord(requireFound(asset, 'asset')) }
  }),
  limitedRoute(importAssets, 'import', importAssetsUseCase),
  limitedRoute(toggleChecklistStep, 'change', toggleChecklistStepUseCase),
  route(listAssets, async ({ database }, { input, currentUser }) => {
    const { limit, after } = input
    // One more row than requested shows whether there is a next page.
    const found = await assetsOf(database.read, currentUser.id, {
      limit: limit + 1,
      after,
    })
    const data = found.slice(0, limit).map(toAssetRecord)
    const last = found[data.length - 1]?.asset
    return { data, ...(found.length > data.length && last && { next: formatPosition(last) }) }
  }),
  route(createLabels, async (ctx, { input, currentUser }) => {
    await ctx.limiter.consume('change', currentUser.id)
    return { data: await createLabelsOf(ctx, currentUser.id, input.ids) }
  }),
  rotateLabelCodeRoute,
  searchAssetsRoute,
  limitedRoute(updateAsset, 'change', updateAssetUseCase),
]
