import type { LookupDay } from '../../../api/lookup/list-lookups.ts'
import { adminLookupWords } from '../../../locales/en/screens/admin/lookup.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { adminReportPath } from '../../paths.ts'
import { dayInWords } from '../../shell/dates.ts'
import { shortMoment } from '../shell/short-dates.ts'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumnsOf } from '../table/features.ts'
import type { ListPlace } from '../table/list.ts'
import { RowLink } from '../table/RowLink.tsx'
import { lookupsList } from './lookups-list.ts'

const column = tableColumnsOf<LookupDay>()

export const lookupColumns = column.columns([
  column.accessor('item', {
    header: adminLookupWords.item,
    meta: { rowHeader: true, cell: 'rest' },
    cell: ({ row: { original } }) => (
      <RowLink to={adminReportPath(original.reportId)}>
        <span className="truncate">{original.item}</span>
      </RowLink>
    ),
  }),
  column.accessor('status', {
    header: adminLookupWords.report,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor('day', {
    header: adminLookupWords.day,
    meta: { cell: 'whitespace-nowrap' },
    cell: ({ getValue }) => dayInWords(getValue()),
  }),
  column.accessor('lookups', { header: adminLookupWords.checked }),
  column.accessor('registrations', { header: adminLookupWords.registered }),
  column.accessor('lastAt', {
    header: adminLookupWords.last,
    meta: { cell: 'whitespace-nowrap' },
    cell: ({ getValue }) => shortMoment(getValue()),
  }),
])

/** The number of lookups of identifiers with open reports, by day. */
export function ListLookupDays({ search }: { search: ListPlace }) {
  return (
    <DataTable
      caption={adminLookupWords.checksByThe}
      list={lookupsList}
      columns={lookupColumns}
      search={search}
      empty={adminLookupWords.noNumberUnder}
    />
  )
}
