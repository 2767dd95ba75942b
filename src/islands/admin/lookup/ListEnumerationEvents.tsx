import { Link } from '@tanstack/react-router'
import type { EnumerationEventRecord } from '../../../api/lookup/list-enumeration-events.ts'
import { familyLabel } from '../../../locales/en/enumeration.ts'
import { userPath } from '../../paths.ts'
import { dayInWords, momentOf } from '../../shell/dates.ts'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumnsOf } from '../table/features.ts'
import type { ListPlace } from '../table/list.ts'
import { enumerationList } from './enumeration-list.ts'

const column = tableColumnsOf<EnumerationEventRecord>()

const enumerationColumns = column.columns([
  column.accessor((event) => familyLabel(event), {
    id: 'family',
    header: 'Numbers',
    meta: { rowHeader: true, cell: 'min-w-40' },
  }),
  column.accessor('day', { header: 'Day', cell: ({ getValue }) => dayInWords(getValue()) }),
  column.accessor('misses', { header: 'Not registered' }),
  column.accessor('senders', {
    header: 'Senders',
    cell: ({ row }) => <Senders {...row.original} />,
  }),
  column.accessor('lastAt', { header: 'Last', cell: ({ getValue }) => momentOf(getValue()) }),
  column.accessor('isGoing', {
    header: 'Now',
    cell: ({ getValue }) => (getValue() ? 'Slowed' : 'Over'),
  }),
])

/** How many there were, and of them those we know. */
function Senders({ senders, accounts }: EnumerationEventRecord) {
  return (
    <>
      {senders}
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

/** Who went through the numbers of one phone model or plate area, by the day. */
export function ListEnumerationEvents({ search }: { search: ListPlace }) {
  return (
    <DataTable
      caption="Sweeps by the day"
      list={enumerationList}
      columns={enumerationColumns}
      search={search}
      empty="Nobody went through the numbers of a phone model or a plate area"
    />
  )
}
