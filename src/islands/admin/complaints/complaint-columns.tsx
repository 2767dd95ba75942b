import { Link } from '@tanstack/react-router'
import type { ComplaintRecord } from '../../../api/complaint-record.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { momentOf } from '../../dates.ts'
import { userPath } from '../../paths.ts'
import { rowLinkStyle } from '../row-style.ts'
import { columnsOf } from '../table/features.ts'
import { ComplaintActions } from './ComplaintActions.tsx'

const tones: Record<ComplaintRecord['status'], StageTone> = {
  open: 'waiting',
  upheld: 'bad',
  dismissed: 'quiet',
}

const column = columnsOf<ComplaintRecord>()

export const complaintColumns = column.columns([
  column.accessor('text', {
    header: 'Message',
    meta: { rowHeader: true, cell: 'min-w-56' },
    cell: ({ getValue }) => (
      <span className="line-clamp-3 font-normal whitespace-pre-line wrap-anywhere">
        {getValue()}
      </span>
    ),
  }),
  column.accessor(({ sender }) => sender.name, {
    id: 'sender',
    header: 'Written by',
    meta: { cell: 'min-w-24' },
    cell: ({ row: { original } }) => <PersonLink person={original.sender} />,
  }),
  column.accessor(({ complainant }) => complainant.name, {
    id: 'complainant',
    header: 'Reported by',
    meta: { cell: 'min-w-24' },
    cell: ({ row: { original } }) => <PersonLink person={original.complainant} />,
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <StageBadge tone={tones[getValue()]}>{getValue()}</StageBadge>,
  }),
  column.accessor('createdAt', {
    header: 'Reported',
    cell: ({ getValue }) => momentOf(getValue()),
  }),
  column.display({
    id: 'actions',
    header: 'Decision',
    meta: { hideHeader: true, cell: 'actions' },
    cell: ({ row }) => <ComplaintActions complaint={row.original} />,
  }),
])

function PersonLink({ person }: { person: ComplaintRecord['sender'] }) {
  return (
    <Link to={userPath(person.id)} className={rowLinkStyle}>
      {person.name || person.email}
    </Link>
  )
}
