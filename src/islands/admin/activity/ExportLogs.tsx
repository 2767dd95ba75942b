import { exportLogs, maxExported } from '../../../api/activity/export-logs.ts'
import { adminLogWords } from '../../../locales/en/screens/admin/activity.ts'
import { fill } from '../../../locales/texts.ts'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { ExportButton } from '../table/view/ExportButton.tsx'
import type { LogFilters } from './log-filters.ts'

/** Downloads the filtered log as CSV. The toast says how many entries one file can have. */
export function ExportLogs({ filters }: { filters: LogFilters }) {
  const count = maxExported.toLocaleString('en-NG')
  return (
    <ExportButton
      name="activity"
      load={() => call(exportLogs, filters)}
      onSaved={() => void showToast('success', fill(adminLogWords.exported, { count }))}
    />
  )
}
