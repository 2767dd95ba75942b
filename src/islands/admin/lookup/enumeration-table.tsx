import { Link } from '@tanstack/react-router'
import type { EnumerationEventRecord } from '../../../api/lookup/list-enumeration-events.ts'
import { rangeLabel } from '../../../locales/en/enumeration.ts'
import { adminLookupWords as words } from '../../../locales/en/screens/admin/lookup.ts'
import { userPath } from '../../paths.ts'
import { dayCell, momentCell, rowCell } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { enumerationList } from './enumeration-list.ts'

const column = tableColumnsOf<EnumerationEventRecord>()

const columns = column.columns([
  column.accessor((event) => rangeLabel(event), {
    id: 'range',
    header: words.numbers,
    meta: { rowHeader: true, cell: 'rest truncate' },
  }),
  column.accessor('day', dayCell(words.day)),
  column.accessor('misses', { header: words.notRegistered }),
  column.accessor('clients', rowCell(words.clients, Clients)),
  column.accessor('lastAt', momentCell(words.last)),
  column.accessor(
    'isActive',
    rowCell(words.now, ({ isActive }: EnumerationEventRecord) =>
      isActive ? words.throttled : words.over,
    ),
  ),
])

/** Clients that looked up many identifiers of one phone model or plate area, by day. */
export const enumerationTable = {
  caption: words.enumerationByDay,
  empty: words.enumerationEmpty,
  list: enumerationList,
  columns,
}

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
