import { Link } from '@tanstack/react-router'
import type { DisputeEntry } from '../../../api/disputes/dispute-record.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { adminDisputePath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'
import { tableColumnsOf } from '../table/features.ts'
import { rowLinkStyle } from '../table/row-style.ts'
import { disputeVariants } from './badge-variants.ts'

const column = tableColumnsOf<DisputeEntry>()

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
    cell: ({ getValue }) => (
      <StageBadge tone={disputeVariants[getValue()]}>{getValue()}</StageBadge>
    ),
  }),
  column.accessor('openedAt', {
    header: 'Opened',
    cell: ({ getValue }) => dateOf(getValue()),
  }),
])
