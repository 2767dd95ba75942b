import { getItem } from '../../api/get-item.ts'
import { nearReportsTo } from '../near-reports.ts'
import { requireFound } from '../not-found.ts'
import { photosOf } from '../queries/all-assets.ts'
import { answersAbout } from '../queries/claims.ts'
import { disputesAbout } from '../queries/dispute-records.ts'
import { decisionsOn, sameNumberAs } from '../queries/item-history.ts'
import { findItem } from '../queries/items.ts'
import { findReport } from '../queries/reports.ts'
import { route } from '../route.ts'

const missing = 'item'

export const getItemRoute = route(getItem, async ({ database: { read } }, { input }) => {
  const report = requireFound(await findReport(read, input.id), missing)
  const item = requireFound(await findItem(read, input.id), missing)
  const photos = await photosOf(read, [report.asset_id])
  return {
    data: {
      item: {
        ...item,
        assetId: report.asset_id,
        owner: { id: report.reporter_id, name: item.owner.name },
        reason: report.reason,
        held: report.held === 1,
        photoUrls: photos.get(report.asset_id) ?? [],
      },
      sameNumber: await sameNumberAs(read, report),
      nearNumber: await nearReportsTo(read, report.id),
      earlierOwners: await answersAbout(read, report.id),
      disputeIds: await disputesAbout(read, report.asset_id),
      decisions: await decisionsOn(read, report.id),
    },
  }
})
