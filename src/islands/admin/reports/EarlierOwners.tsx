import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { adminGetReport } from '../../../api/reports/admin-get-report.ts'
import type { OwnerAnswer } from '../../../domain/reports/owner-answers.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { Card } from '../../../ui/Card.tsx'
import { adminAssetPath } from '../../paths.ts'
import { momentOf } from '../../shell/dates.ts'

type Owners = z.output<typeof adminGetReport.result>['data']['earlierOwners']

const answerLabels: Record<OwnerAnswer, string> = {
  mine: adminReportWords.answeredMine,
  'not-mine': adminReportWords.answeredNotMine,
}

/** Earlier owners of the report's identifiers, with their answers. */
export function EarlierOwners({ held, owners }: { held: boolean; owners: Owners }) {
  if (!held && owners.length === 0) return null
  return (
    <Card>
      <h2 className="mb-3 text-lg">{adminReportWords.registeredEarlier}</h2>
      {held && <p className="mb-3 text-sm text-muted">{adminReportWords.pendingHint}</p>}
      <ul className="grid gap-2 text-sm">
        {owners.map(({ assetId, owner, answer, answeredAt }) => (
          <li key={assetId}>
            <Link to={adminAssetPath(assetId)} className="text-link py-2.5">
              {owner.name}
            </Link>{' '}
            {answer ? answerLabels[answer] : adminReportWords.hasNotAnswered}
            {answeredAt !== null && ` (${momentOf(answeredAt)})`}
          </li>
        ))}
      </ul>
    </Card>
  )
}
