import type { LookupDay } from '../../../api/lookup/list-lookups.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { dayInWords, momentOf } from '../../shell/dates.ts'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumnsOf } from '../table/features.ts'
import type { ListPlace } from '../table/list.ts'
import { lookupsList } from './lookups-list.ts'

const column = tableColumnsOf<LookupDay>()

const lookupColumns = column.columns([
  column.accessor('item', { header: 'Item', meta: { rowHeader: true, cell: 'min-w-32' } }),
  column.accessor('status', {
    header: 'Report',
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor('day', { header: 'Day', cell: ({ getValue }) => dayInWords(getValue()) }),
  column.accessor('lookups', { header: 'Checked' }),
  column.accessor('registrations', { header: 'Registered' }),
  column.accessor('lastAt', { header: 'Last', cell: ({ getValue }) => momentOf(getValue()) }),
])

/** The number of lookups of identifiers with open reports, by day. */
export function ListLookupDays({ search }: { search: ListPlace }) {
  return (
    <DataTable
      caption="Checks by the day"
      list={lookupsList}
      columns={lookupColumns}
      search={search}
      empty="No number under an open report was checked yet"
    />
  )
}
