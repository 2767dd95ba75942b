import type { Queries } from '../../db/database.ts'
import { findUser } from '../users/users.ts'

const maxReports = 100

/** The latest reports of a user, through the index of their reports. */
function reportsOfReporterQuery(db: Queries, reporterId: string) {
  return db
    .selectFrom('reports')
    .where('reporter_id', '=', reporterId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxReports)
    .select(['reported_as', 'confirmed_at', 'outcome'])
}

/** The outcomes of a user's reports, for staff who judge another report of the user. */
export async function reporterHistory(db: Queries, reporterId: string) {
  const user = await findUser(db, reporterId)
  const reports = await reportsOfReporterQuery(db, reporterId).execute()
  const count = (is: (report: (typeof reports)[number]) => boolean) => reports.filter(is).length
  return {
    joinedAt: user?.created_at ?? 0,
    suspended: user?.status === 'suspended',
    reports: reports.length,
    confirmed: count(
      ({ reported_as, confirmed_at }) => reported_as === 'Stolen' && confirmed_at !== null,
    ),
    rejected: count(({ outcome }) => outcome === 'refused'),
    recovered: count(({ outcome }) => outcome === 'recovered'),
  }
}
