import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportLogs, maxExported } from '../../../api/activity/export-logs.ts'
import { ApiError } from '../../../api/problem.ts'
import { Button } from '../../../ui/Button.tsx'
import { call } from '../../session.ts'
import { today } from '../../shell/dates.ts'
import { showToast } from '../../shell/toasts.ts'
import { useReauthentication } from '../shell/use-reauthentication.tsx'
import type { LogFilters } from './log-filters.ts'

/** Saves what the filters let through as a file for a spreadsheet. */
export function ExportLogs({ filters }: { filters: LogFilters }) {
  const [busy, setBusy] = useState(false)
  const { guarded, dialog } = useReauthentication()

  async function run() {
    setBusy(true)
    try {
      const csv = await guarded(() => call(exportLogs, filters))
      if (csv !== null) {
        saveFile(csv, `toju-activity-${today()}.csv`)
        void showToast(
          'success',
          `Exported, at most the newest ${maxExported.toLocaleString('en-NG')}`,
        )
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void showToast('error', error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void run()}>
        <Download aria-hidden="true" />
        Export CSV
      </Button>
      {dialog}
    </>
  )
}

function saveFile(text: string, name: string) {
  // The mark tells old spreadsheets that this is UTF-8.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
