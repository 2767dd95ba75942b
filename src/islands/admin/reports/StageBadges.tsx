import type { ReportOutcome, ReportStage } from '../../../domain/reports/reports.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { stageVariants } from './stages.ts'

interface Props {
  report: { status: ReportStage; outcome: ReportOutcome | null }
}

/** The stage of a report; and how a closed one ended. */
export function StageBadges({ report: { status, outcome } }: Props) {
  return (
    <>
      <StageBadge tone={stageVariants[status]}>{adminStateWords.stage[status]}</StageBadge>
      {outcome && (
        <StageBadge tone={outcome === 'refused' || outcome === 'closed' ? 'quiet' : 'good'}>
          {adminStateWords.outcome[outcome]}
        </StageBadge>
      )}
    </>
  )
}
