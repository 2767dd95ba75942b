import type { LookupDay } from '../../../api/lookup/list-lookups.ts'
import { adminLookupWords as words } from '../../../locales/en/screens/admin/lookup.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { adminReportPath } from '../../paths.ts'
import { dayCell, momentCell, rowCell, rowLink } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { lookupsList } from './lookups-list.ts'

const column = tableColumnsOf<LookupDay>()

const columns = column.columns([
  column.accessor(
    'item',
    rowLink(words.item, ({ reportId, item }: LookupDay) => [adminReportPath(reportId), item]),
  ),
  column.accessor(
    'status',
    rowCell(words.report, ({ status }: LookupDay) => <StatusBadge status={status} />),
  ),
  column.accessor('day', dayCell(words.day)),
  column.accessor('lookups', { header: words.checked }),
  column.accessor('registrations', { header: words.registered }),
  column.accessor('lastAt', momentCell(words.last)),
])

/** The number of lookups of identifiers with open reports, by day. */
export const lookupTable = {
  caption: words.checksByDay,
  empty: words.checksEmpty,
  list: lookupsList,
  columns,
}
