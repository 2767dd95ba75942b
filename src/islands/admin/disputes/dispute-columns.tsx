import { Link } from '@tanstack/react-router'
import type { DisputeEntry } from '../../../api/dispute-record.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { dateOf } from '../../dates.ts'
import { adminDisputePath } from '../../paths.ts'
import { rowLinkStyle } from '../row-style.ts'
import { columnsOf } from '../table/features.ts'
import { disputeTones } from './dispute-tones.ts'

const column = columnsOf<DisputeEntry>()

export const disputeColumns = column.columns([
  column.accessor(({ identifier }) => identifier.value, {
    id: 'identifier',
    header: 'Identifier',
    meta: { rowHeader: true },
    cell: ({ row: { original } }) => (
      <Link to={adminDisputePath(original.id)} className={rowLinkStyle}>
        <Identifier value={original.identifier.value} />
      </Link>
    ),
  }),
  column.accessor(({ identifier }) => identifier.label, { id: 'kind', header: 'Kind' }),
  column.accessor('sides', {
    header: 'Claimed by',
    cell: ({ getValue }) => `${getValue()} people`,
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <StageBadge tone={disputeTones[getValue()]}>{getValue()}</StageBadge>,
  }),
  column.accessor('openedAt', {
    header: 'Opened',
    cell: ({ getValue }) => dateOf(getValue()),
  }),
])
