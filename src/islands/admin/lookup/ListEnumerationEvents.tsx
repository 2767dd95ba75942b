import { Link } from '@tanstack/react-router'
import type { EnumerationEventRecord } from '../../../api/lookup/list-enumeration-events.ts'
import { rangeLabel } from '../../../locales/en/enumeration.ts'
import { adminLookupWords } from '../../../locales/en/screens/admin/lookup.ts'
import { userPath } from '../../paths.ts'
import { dayInWords } from '../../shell/dates.ts'
import { shortMoment } from '../shell/short-dates.ts'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumnsOf } from '../table/features.ts'
import type { ListPlace } from '../table/list.ts'
import { enumerationList } from './enumeration-list.ts'

const column = tableColumnsOf<EnumerationEventRecord>()

export const enumerationColumns = column.columns([
  column.accessor((event) => rangeLabel(event), {
    id: 'range',
    header: adminLookupWords.numbers,
    meta: { rowHeader: true, cell: 'rest truncate' },
  }),
  column.accessor('day', {
    header: adminLookupWords.day,
    meta: { cell: 'whitespace-nowrap' },
    cell: ({ getValue }) => dayInWords(getValue()),
  }),
  column.accessor('misses', { header: adminLookupWords.notRegistered }),
  column.accessor('clients', {
    header: adminLookupWords.clients,
    cell: ({ row }) => <Clients {...row.original} />,
  }),
  column.accessor('lastAt', {
    header: adminLookupWords.last,
    meta: { cell: 'whitespace-nowrap' },
    cell: ({ getValue }) => shortMoment(getValue()),
  }),
  column.accessor('isActive', {
    header: adminLookupWords.now,
    cell: ({ getValue }) => (getValue() ? adminLookupWords.throttled : adminLookupWords.over),
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
      caption={adminLookupWords.enumerationByDay}
      list={enumerationList}
      columns={enumerationColumns}
      search={search}
      empty={adminLookupWords.nobodyWentThrough}
    />
  )
}
