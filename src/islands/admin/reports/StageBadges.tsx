import type { ReportOutcome, ReportStage } from '../../../domain/reports/reports.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'

interface Props {
  report: { status: ReportStage; outcome: ReportOutcome | null; askedFor: string | null }
}

/** The stage of a report, its outcome if closed, and whether its reporter was asked for more. */
export function StageBadges({ report: { status, outcome, askedFor } }: Props) {
  return (
    <>
      <StageBadge tone={stageVariants[status]}>{adminStateWords.stage[status]}</StageBadge>
      {outcome && (
        <StageBadge tone={outcome === 'refused' || outcome === 'closed' ? 'quiet' : 'good'}>
          {adminStateWords.outcome[outcome]}
        </StageBadge>
      )}
      {askedFor !== null && <StageBadge tone="quiet">{adminReportWords.asked}</StageBadge>}
    </>
  )
}

export const stageVariants: Record<ReportStage, StageTone> = {
  pending: 'waiting',
  active: 'good',
  inactive: 'quiet',
  archived: 'quiet',
}
