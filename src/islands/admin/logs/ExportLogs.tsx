import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportLogs, mostExported } from '../../../api/export-logs.ts'
import { CallFailed } from '../../../api/problem.ts'
import { Button } from '../../../ui/Button.tsx'
import { today } from '../../dates.ts'
import { call } from '../../session.ts'
import { showToast } from '../../toasts.ts'
import { usePasswordAgain } from '../use-password-again.tsx'
import type { LogFilters } from './log-filters.ts'

/** Saves what the filters let through as a file for a spreadsheet. */
export function ExportLogs({ filters }: { filters: LogFilters }) {
  const [busy, setBusy] = useState(false)
  const { guarded, dialog } = usePasswordAgain()

  async function run() {
    setBusy(true)
    try {
      const csv = await guarded(() => call(exportLogs, filters))
      if (csv !== null) {
        saveFile(csv, `toju-activity-${today()}.csv`)
        void showToast(
          'success',
          `Exported, at most the newest ${mostExported.toLocaleString('en-NG')}`,
        )
      }
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
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
