import type { FailedMail } from '../../../api/notifications/failed-mail.ts'
import { adminFailedMailWords } from '../../../locales/en/screens/admin/failed-mails.ts'
import { momentOf } from '../../shell/dates.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { mails as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { decisionColumn, tableColumnsOf } from '../table/features.ts'
import { mailsList } from './mails-list.ts'
import { ResolveFailedMail } from './ResolveFailedMail.tsx'

const column = tableColumnsOf<FailedMail>()

const mailColumns = column.columns([
  column.accessor('to', {
    header: adminFailedMailWords.to,
    meta: { rowHeader: true, cell: 'min-w-52 wrap-anywhere' },
  }),
  column.accessor('kind', {
    header: adminFailedMailWords.kind,
    cell: ({ getValue }) => getValue().replaceAll('-', ' '),
  }),
  column.accessor('error', {
    header: adminFailedMailWords.why,
    meta: { cell: 'min-w-40' },
    cell: ({ getValue }) => (
      <span className="line-clamp-3 wrap-anywhere">
        {getValue() ?? adminFailedMailWords.notKnown}
      </span>
    ),
  }),
  column.accessor('attempts', { header: adminFailedMailWords.tries }),
  column.accessor('failedAt', {
    header: adminFailedMailWords.givenUp,
    cell: ({ getValue }) => momentOf(getValue()),
  }),
  decisionColumn<FailedMail>((row) => <ResolveFailedMail mail={row} />),
])

/** Mails that failed after all attempts. */
export function ListFailedMails() {
  return (
    <>
      <ScreenHeader title={adminFailedMailWords.mail}>
        {adminFailedMailWords.mailsThatCould}
      </ScreenHeader>
      <DataTable
        caption={adminFailedMailWords.failedMails}
        list={mailsList}
        columns={mailColumns}
        search={route.useSearch()}
        empty={adminFailedMailWords.everyMailHas}
      />
    </>
  )
}
