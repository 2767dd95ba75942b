import { isOpen, type ReportStage, type ReportStatus } from '../../domain/reports/reports.ts'
import { statusWords } from '../../locales/en/screens/dashboard/shell.ts'
import { StageBadge } from '../../ui/StageBadge.tsx'
import { StatusTag } from '../../ui/tag/TagLabel.tsx'
import { useWords } from './use-words.ts'

interface Props {
  status: ReportStatus
  stage?: ReportStage
}

/**
 * Lost, Stolen or Found in the account’s language: a tag, or a quiet badge for a report that is over
 * or was refused.
 */
export function ReportStatusTag({ status, stage = 'active' }: Props) {
  const label = useWords('statusWords', statusWords)[status]
  return isOpen(stage) ? (
    <StatusTag status={status} label={label} />
  ) : (
    <StageBadge tone="quiet">{label}</StageBadge>
  )
}
