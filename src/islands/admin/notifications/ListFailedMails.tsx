import type { FailedMail } from '../../../api/notifications/failed-mail.ts'
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
    header: 'To',
    meta: { rowHeader: true, cell: 'min-w-52 wrap-anywhere' },
  }),
  column.accessor('kind', {
    header: 'Kind',
    cell: ({ getValue }) => getValue().replaceAll('-', ' '),
  }),
  column.accessor('error', {
    header: 'Why',
    meta: { cell: 'min-w-40' },
    cell: ({ getValue }) => (
      <span className="line-clamp-3 wrap-anywhere">{getValue() ?? 'Not known'}</span>
    ),
  }),
  column.accessor('attempts', { header: 'Tries' }),
  column.accessor('failedAt', {
    header: 'Given up',
    cell: ({ getValue }) => momentOf(getValue()),
  }),
  decisionColumn<FailedMail>((row) => <ResolveFailedMail mail={row} />),
])

/** Mails that failed after all attempts. */
export function ListFailedMails() {
  return (
    <>
      <ScreenHeader title="Mail">
        Mails that could not be sent, after a dozen tries over about a day.
      </ScreenHeader>
      <DataTable
        caption="Failed mails"
        list={mailsList}
        columns={mailColumns}
        search={route.useSearch()}
        empty="Every mail has gone out"
      />
    </>
  )
}
