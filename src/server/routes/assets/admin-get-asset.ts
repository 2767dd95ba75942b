import { adminGetAsset } from '../../../api/assets/admin-get-asset.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findAdminAsset, photosOf, toAdminAssetRecords } from '../../queries/assets/admin-assets.ts'
import { assetHistoryOf } from '../../queries/assets/assets.ts'
import { disputesAbout } from '../../queries/disputes/admin-disputes.ts'
import { reportSummariesOn } from '../../queries/reports/report-summaries.ts'
import { route } from '../route.ts'

export const adminGetAssetRoute = route(
  adminGetAsset,
  async ({ database: { read } }, { input }) => {
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
        disputeIds: await disputesAbout(read, row.id),
      },
    }
  },
)
