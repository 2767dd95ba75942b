import { getAnyAsset } from '../../api/get-any-asset.ts'
import { requireFound } from '../not-found.ts'
import { findAnyAsset, photosOf, toAssetEntries } from '../queries/all-assets.ts'
import { historyOfAsset } from '../queries/assets.ts'
import { disputesAbout } from '../queries/dispute-records.ts'
import { reportLinesOn } from '../queries/report-lines.ts'
import { route } from '../route.ts'

export const getAnyAssetRoute = route(getAnyAsset, async ({ database: { read } }, { input }) => {
  const row = requireFound(await findAnyAsset(read, input.id), 'any-asset')
  const [entry] = await toAssetEntries(read, [row])
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
        history: historyOfAsset(row),
      },
      reports: await reportLinesOn(read, [row.id]),
      disputeIds: await disputesAbout(read, row.id),
    },
  }
})
