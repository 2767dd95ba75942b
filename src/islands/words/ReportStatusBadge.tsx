import type { ReportStatus } from '../../domain/reports/reports.ts'
import { statusWords } from '../../locales/en/screens/dashboard/shell.ts'
import { TagLabel } from '../../ui/tag/Tag.tsx'
import type { TagTone } from '../../ui/tag/tones.ts'
import { useWords } from './use-words.ts'

const tones = {
  Lost: 'lost',
  Stolen: 'stolen',
  // Spec §4: green. The verdict of a found item is not, because it is not for sale.
  Found: 'good',
} as const satisfies Record<ReportStatus, TagTone>

/** Lost, Stolen or Found in the account’s language, as the band of a tag. */
export function ReportStatusBadge({ status }: { status: ReportStatus }) {
  return <TagLabel tone={tones[status]}>{useWords('statusWords', statusWords)[status]}</TagLabel>
}
