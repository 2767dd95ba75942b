import type { FailedMail } from '../../../api/notifications/failed-mail.ts'
import { adminFailedMailWords } from '../../../locales/en/screens/admin/failed-mails.ts'
import { mails as route } from '../routes.ts'
import { momentCell } from '../table/columns/cells.tsx'
import { decisionColumn, tableColumnsOf } from '../table/features.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { bulkMails } from './bulk-mails.ts'
import { mailsList } from './mails-list.ts'
import { ResolveFailedMail } from './ResolveFailedMail.tsx'

const column = tableColumnsOf<FailedMail>()

const mailColumns = column.columns([
  column.accessor('to', {
    header: adminFailedMailWords.to,
    meta: { rowHeader: true, cell: 'rest truncate' },
  }),
  column.accessor('kind', {
    header: adminFailedMailWords.kind,
    cell: ({ getValue }) => getValue().replaceAll('-', ' '),
  }),
  column.accessor('error', {
    header: adminFailedMailWords.why,
    meta: { cell: 'rest' },
    cell: ({ getValue }) => (
      <span className="block truncate" title={getValue() ?? undefined}>
        {getValue() ?? adminFailedMailWords.notKnown}
      </span>
    ),
  }),
  column.accessor('attempts', { header: adminFailedMailWords.tries, meta: { isMinor: true } }),
  column.accessor('failedAt', momentCell(adminFailedMailWords.failed)),
  decisionColumn<FailedMail>((row) => <ResolveFailedMail mail={row} />),
])

const screen = {
  title: adminFailedMailWords.failedMails,
  intro: adminFailedMailWords.intro,
  caption: adminFailedMailWords.failedMails,
  list: mailsList,
  columns: mailColumns,
  bulk: bulkMails,
  empty: adminFailedMailWords.empty,
  csv: () => ({ list: 'mail' as const, filters: {} }),
}

/** Mails that failed after all attempts. */
export function ListFailedMails() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
