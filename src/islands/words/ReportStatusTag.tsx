import type { ReportStatus } from '../../domain/reports/reports.ts'
import { statusWords } from '../../locales/en/screens/dashboard/shell.ts'
import { StatusTag } from '../../ui/tag/TagLabel.tsx'
import { useWords } from './use-words.ts'

/** Lost, Stolen or Found in the account’s language. */
export function ReportStatusTag({ status }: { status: ReportStatus }) {
  return <StatusTag status={status} label={useWords('statusWords', statusWords)[status]} />
}
