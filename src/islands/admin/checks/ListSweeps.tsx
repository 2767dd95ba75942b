import { Link } from '@tanstack/react-router'
import type { SweepRecord } from '../../../api/list-sweeps.ts'
import { familyLabel } from '../../../locales/en/sweeps.ts'
import { dayInWords, momentOf } from '../../dates.ts'
import { userPath } from '../../paths.ts'
import { DataTable } from '../table/DataTable.tsx'
import { columnsOf } from '../table/features.ts'
import type { ListPlace } from '../table/list.ts'
import { sweepsList } from './sweeps-list.ts'

const column = columnsOf<SweepRecord>()

const sweepColumns = column.columns([
  column.accessor((sweep) => familyLabel(sweep), {
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
function Senders({ senders, accounts }: SweepRecord) {
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
export function ListSweeps({ search }: { search: ListPlace }) {
  return (
    <DataTable
      caption="Sweeps by the day"
      list={sweepsList}
      columns={sweepColumns}
      search={search}
      empty="Nobody went through the numbers of a phone model or a plate area"
    />
  )
}
