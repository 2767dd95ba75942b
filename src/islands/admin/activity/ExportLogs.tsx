import { Download } from 'lucide-react'
import { exportLogs, maxExported } from '../../../api/activity/export-logs.ts'
import { adminLogWords } from '../../../locales/en/screens/admin/activity.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { download } from '../../forms/download.ts'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { call } from '../../session.ts'
import { today } from '../../shell/dates.ts'
import { showToast } from '../../shell/toasts.ts'
import { useReauthentication } from '../shell/use-reauthentication.tsx'
import type { LogFilters } from './log-filters.ts'

/** Downloads the filtered log as CSV. */
export function ExportLogs({ filters }: { filters: LogFilters }) {
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const csv = await withReauthentication(() => call(exportLogs, filters))
    if (csv === null) return
    // The byte order mark tells old spreadsheets that this is UTF-8.
    download(`toju-activity-${today()}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv' }))
    void showToast(
      'success',
      fill(adminLogWords.exported, { count: maxExported.toLocaleString('en-NG') }),
    )
  })

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={press}>
        <Download aria-hidden="true" />
        {adminLogWords.exportCsv}
      </Button>
      {dialog}
    </>
  )
}
