import type { CheckedDay } from '../../../api/list-checks.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { dayInWords, momentOf } from '../../dates.ts'
import { DataTable } from '../table/DataTable.tsx'
import { columnsOf } from '../table/features.ts'
import type { ListPlace } from '../table/list.ts'
import { checksList } from './checks-list.ts'

const column = columnsOf<CheckedDay>()

const checkColumns = column.columns([
  column.accessor('item', { header: 'Item', meta: { rowHeader: true, cell: 'min-w-32' } }),
  column.accessor('status', {
    header: 'Report',
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor('day', { header: 'Day', cell: ({ getValue }) => dayInWords(getValue()) }),
  column.accessor('checks', { header: 'Checked' }),
  column.accessor('registrations', { header: 'Registered' }),
  column.accessor('lastAt', { header: 'Last', cell: ({ getValue }) => momentOf(getValue()) }),
])

/** How often numbers under open reports were looked for, by the day. */
export function ListCheckedDays({ search }: { search: ListPlace }) {
  return (
    <DataTable
      caption="Checks by the day"
      list={checksList}
      columns={checkColumns}
      search={search}
      empty="No number under an open report was checked yet"
    />
  )
}
