import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { adminGetReport } from '../../../api/reports/admin-get-report.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { paths, userPath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'

type Case = z.output<typeof adminGetReport.result>['data']

interface Props {
  owner: Case['item']['owner']
  reporter: Case['reporter']
}

/** The reporter, and the outcomes of their other reports. */
export function Reporter({ owner, reporter }: Props) {
  return (
    <Card>
      <h2 className="mb-3 text-lg">
        {adminReportWords.reporter}{' '}
        <Link to={userPath(owner.id)} className="text-link">
          {owner.name}
        </Link>
      </h2>
      <DescriptionList
        facts={[
          [adminReportWords.joined, dateOf(reporter.joinedAt)],
          [adminReportWords.account, reporter.suspended ? adminReportWords.suspended : null],
          [
            adminReportWords.reports,
            <Link
              key="reports"
              to={paths.adminItems}
              search={{ owner: owner.id, status: 'all' }}
              className="text-link"
            >
              {reporter.reports}
            </Link>,
          ],
          [adminReportWords.confirmed, String(reporter.confirmed)],
          [adminReportWords.rejected, String(reporter.rejected)],
          [adminReportWords.recovered, String(reporter.recovered)],
        ]}
      />
    </Card>
  )
}
