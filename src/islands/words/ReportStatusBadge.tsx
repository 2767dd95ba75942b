import { statusWords } from '../../locales/en/screens/dashboard/shell.ts'
import type { ItemStatus } from '../../ui/badge-style.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useWords } from './use-words.ts'

/** Lost, Stolen or Found in the account’s language. */
export function ReportStatusBadge({ status }: { status: ItemStatus }) {
  return <StatusBadge status={status} label={useWords('statusWords', statusWords)[status]} />
}
