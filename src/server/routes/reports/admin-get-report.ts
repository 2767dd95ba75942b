import { adminGetReport } from '../../../api/reports/admin-get-report.ts'
import { requireFound } from '../../lib/require-found.ts'
import { photosOf } from '../../queries/assets/admin-assets.ts'
import { disputesAbout } from '../../queries/disputes/admin-disputes.ts'
import { answersAbout } from '../../queries/disputes/claims.ts'
import { findAdminReport } from '../../queries/reports/admin-reports.ts'
import { moderationHistoryOf } from '../../queries/reports/moderation-history.ts'
import { reporterHistory } from '../../queries/reports/reporter-history.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { reportsOfIdentifier } from '../../queries/reports/reports-of-identifier.ts'
import { similarReportsTo } from '../../services/matching/similar-reports.ts'
import { route } from '../route.ts'

export const adminGetReportRoute = route(
  adminGetReport,
  async ({ database: { read } }, { input: { id } }) => {
    const report = requireFound(await findReport(read, id), 'item')
    const item = requireFound(await findAdminReport(read, id), 'item')
    return {
      data: {
        item: {
          ...item,
          assetId: report.asset_id,
          owner: { id: report.reporter_id, name: item.owner.name },
          reason: report.reason,
          held: report.held === 1,
          photoUrls: (await photosOf(read, [report.asset_id])).get(report.asset_id) ?? [],
        },
        sameIdentifier: await reportsOfIdentifier(read, report),
        similarIdentifier: await similarReportsTo(read, report.id),
        earlierOwners: await answersAbout(read, report.id),
        disputeIds: await disputesAbout(read, report.asset_id),
        reporter: await reporterHistory(read, report.reporter_id),
        decisions: await moderationHistoryOf(read, report.id),
      },
    }
  },
)
