import { Download } from 'lucide-react'
import { exportPayments } from '../../../api/payments/export-payments.ts'
import { adminPaymentWords } from '../../../locales/en/screens/admin/payments.ts'
import { Button } from '../../../ui/Button.tsx'
import { download } from '../../forms/download.ts'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { call } from '../../session.ts'
import { today } from '../../shell/dates.ts'
import { useReauthentication } from '../shell/use-reauthentication.tsx'

/** Saves the ledger as a file for a spreadsheet. */
export function ExportPayments() {
  const { withReauthentication, dialog } = useReauthentication()
  const { busy, press } = useBusyAction(async () => {
    const csv = await withReauthentication(() => call(exportPayments, {}))
    if (csv === null) return
    // The mark tells old spreadsheets that this is UTF-8.
    download(`toju-payments-${today()}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv' }))
  })
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={press}>
        <Download aria-hidden="true" />
        {adminPaymentWords.exportCsv}
      </Button>
      {dialog}
    </>
  )
}
