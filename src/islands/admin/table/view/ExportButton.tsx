import { Download } from 'lucide-react'
import { adminTableWords } from '../../../../locales/en/screens/admin/table.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useReauthentication } from '../../../auth/use-reauthentication.tsx'
import { download } from '../../../forms/download.ts'
import { useBusyAction } from '../../../forms/use-busy-action.ts'
import { today } from '../../../shell/dates.ts'

interface Props {
  /** The file is called `toju-<name>-<day>.csv`. */
  name: string
  /** Calls the endpoint, which may require the password first. */
  load: () => Promise<string>
  onSaved?: () => void
}

/** Saves a list as a file for a spreadsheet. */
export function ExportButton({ name, load, onSaved }: Props) {
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const csv = await withReauthentication(load)
    if (csv === null) return
    // The byte order mark tells old spreadsheets that this is UTF-8.
    download(`toju-${name}-${today()}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv' }))
    onSaved?.()
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
