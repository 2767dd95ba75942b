import { Download } from 'lucide-react'
import { plainCell } from '../../../../domain/csv.ts'
import { unreachableMessage } from '../../../../locales/en/connection.ts'
import { adminTableWords } from '../../../../locales/en/screens/admin/table.ts'
import { Button } from '../../../../ui/Button.tsx'
import { download } from '../../../forms/download.ts'
import { useBusyAction } from '../../../forms/use-busy-action.ts'
import { today } from '../../../shell/dates.ts'
import { showToast } from '../../../shell/toasts.ts'
import { useReauthentication } from '../../../users/use-reauthentication.tsx'

interface Props {
  /** The file is called `toju-<name>-<day>`. */
  name: string
  /** Calls the endpoint, which may require the password first. */
  load: () => Promise<string>
  onSaved?: () => void
}

/** Saves a list as a file for a spreadsheet. */
export function ExportButton({ name, load, onSaved }: Props) {
  const { withReauthentication, dialog } = useReauthentication()
  const saved = (save: (csv: string, file: string) => unknown) => async () => {
    const csv = await withReauthentication(load)
    if (csv === null) return
    await save(csv, `toju-${name}-${today()}`)
    onSaved?.()
  }
  const csv = useBusyAction(saved(saveCsv))
  const workbook = useBusyAction(saved(saveWorkbook))
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={workbook.busy} onClick={workbook.press}>
          <Download aria-hidden="true" />
          {adminTableWords.exportXlsx}
        </Button>
        <Button variant="secondary" busy={csv.busy} onClick={csv.press}>
          <Download aria-hidden="true" />
          {adminTableWords.exportCsv}
        </Button>
      </div>
      {dialog}
    </>
  )
}

function saveCsv(csv: string, name: string): void {
  // The byte order mark tells old spreadsheets that this is UTF-8.
  download(`${name}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv' }))
}

/** As text cells: a spreadsheet takes the zero from the phone numbers of a CSV file. */
async function saveWorkbook(csv: string, name: string): Promise<void> {
  const loaded = await Promise.all([
    import('../../../../api/tables/read-csv.ts'),
    import('../../../tables/download-xlsx.ts'),
  ]).catch(() => null)
  const table = loaded?.[0].parseCsv(csv)
  if (!loaded || !table?.ok) return void showToast('error', unreachableMessage)
  loaded[1].downloadXlsx(
    `${name}.xlsx`,
    table.rows.map((cells) => cells.map(plainCell)),
  )
}
