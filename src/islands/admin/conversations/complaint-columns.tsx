import { Link } from '@tanstack/react-router'
import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { userPath } from '../../paths.ts'
import { momentOf } from '../../shell/dates.ts'
import { decisionColumn, tableColumnsOf } from '../table/features.ts'
import { rowLinkStyle } from '../table/row-style.ts'
import { ComplaintActions } from './ComplaintActions.tsx'

const tones: Record<ComplaintRecord['status'], StageTone> = {
  open: 'waiting',
  upheld: 'bad',
  dismissed: 'quiet',
}

const column = tableColumnsOf<ComplaintRecord>()

export const complaintColumns = column.columns([
  column.accessor('text', {
    header: adminComplaintWords.message,
    meta: { rowHeader: true, cell: 'min-w-56' },
    cell: ({ getValue }) => (
      <span className="line-clamp-3 font-normal whitespace-pre-line wrap-anywhere">
        {getValue()}
      </span>
    ),
  }),
  column.accessor(({ sender }) => sender.name, {
    id: 'sender',
    header: adminComplaintWords.writtenBy,
    meta: { cell: 'min-w-24' },
    cell: ({ row: { original } }) => <UserLink user={original.sender} />,
  }),
  column.accessor(({ complainant }) => complainant.name, {
    id: 'complainant',
    header: adminComplaintWords.reportedBy,
    meta: { cell: 'min-w-24' },
    cell: ({ row: { original } }) => <UserLink user={original.complainant} />,
  }),
  column.accessor('status', {
    header: adminComplaintWords.status,
    cell: ({ getValue }) => <StageBadge tone={tones[getValue()]}>{getValue()}</StageBadge>,
  }),
  column.accessor('createdAt', {
    header: adminComplaintWords.reported,
    cell: ({ getValue }) => momentOf(getValue()),
  }),
  decisionColumn<ComplaintRecord>((row) => <ComplaintActions complaint={row} />),
])

function UserLink({ user }: { user: ComplaintRecord['sender'] }) {
  return (
    <Link to={userPath(user.id)} className={rowLinkStyle}>
      {user.name || user.email}
    </Link>
  )
}
