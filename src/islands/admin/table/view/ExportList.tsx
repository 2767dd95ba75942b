import { Download } from 'lucide-react'
import { exportList } from '../../../../api/overview/export-list.ts'
import { adminTableWords } from '../../../../locales/en/screens/admin/table.ts'
import { Button } from '../../../../ui/Button.tsx'
import { download } from '../../../forms/download.ts'
import { useBusyAction } from '../../../forms/use-busy-action.ts'
import { call } from '../../../session.ts'
import { today } from '../../../shell/dates.ts'
import { useReauthentication } from '../../shell/use-reauthentication.tsx'
import type { ListExport } from './list-export.ts'

/** Saves the filtered list as a file for a spreadsheet. */
export function ExportList({ list, filters }: ListExport) {
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const csv = await withReauthentication(() => call(exportList, { list, ...filters }))
    if (csv === null) return
    // The byte order mark tells old spreadsheets that this is UTF-8.
    download(`toju-${list}-${today()}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv' }))
  })
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={press}>
        <Download aria-hidden="true" />
        {adminTableWords.exportCsv}
      </Button>
      {dialog}
    </>
  )
}
