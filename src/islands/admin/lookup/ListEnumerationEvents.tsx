import { Link } from '@tanstack/react-router'
import type { EnumerationEventRecord } from '../../../api/lookup/list-enumeration-events.ts'
import { rangeLabel } from '../../../locales/en/enumeration.ts'
import { userPath } from '../../paths.ts'
import { dayInWords, momentOf } from '../../shell/dates.ts'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumnsOf } from '../table/features.ts'
import type { ListPlace } from '../table/list.ts'
import { enumerationList } from './enumeration-list.ts'

const column = tableColumnsOf<EnumerationEventRecord>()

const enumerationColumns = column.columns([
  column.accessor((event) => rangeLabel(event), {
    id: 'range',
    header: 'Numbers',
    meta: { rowHeader: true, cell: 'min-w-40' },
  }),
  column.accessor('day', { header: 'Day', cell: ({ getValue }) => dayInWords(getValue()) }),
  column.accessor('misses', { header: 'Not registered' }),
  column.accessor('clients', {
    header: 'Clients',
    cell: ({ row }) => <Clients {...row.original} />,
  }),
  column.accessor('lastAt', { header: 'Last', cell: ({ getValue }) => momentOf(getValue()) }),
  column.accessor('isActive', {
    header: 'Now',
    cell: ({ getValue }) => (getValue() ? 'Throttled' : 'Over'),
  }),
])

/** The number of clients, and the names of those that were signed in. */
function Clients({ clients, accounts }: EnumerationEventRecord) {
  return (
    <>
      {clients}
      {accounts.map(({ id, name }) => (
        <Link
          key={id}
          to={userPath(id)}
          className="text-link ms-3 inline-flex min-h-11 items-center"
        >
          {name}
        </Link>
      ))}
    </>
  )
}

/** Clients that looked up many identifiers of one phone model or plate area, by day. */
export function ListEnumerationEvents({ search }: { search: ListPlace }) {
  return (
    <DataTable
      caption="Enumeration by day"
      list={enumerationList}
      columns={enumerationColumns}
      search={search}
      empty="Nobody went through the numbers of a phone model or a plate area"
    />
  )
}
