import { Link } from '@tanstack/react-router'
import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { userPath } from '../../paths.ts'
import { shortMoment } from '../shell/short-dates.ts'
import { tableColumnsOf } from '../table/features.ts'
import { cellLinkStyle } from '../table/row-style.ts'
import { OpenComplaint } from './OpenComplaint.tsx'

const tones: Record<ComplaintRecord['status'], StageTone> = {
  open: 'waiting',
  upheld: 'bad',
  dismissed: 'quiet',
}

const column = tableColumnsOf<ComplaintRecord>()

export const complaintColumns = column.columns([
  column.accessor('text', {
    header: adminComplaintWords.message,
    meta: { rowHeader: true, cell: 'rest' },
    cell: ({ row: { original } }) => <OpenComplaint complaint={original} />,
  }),
  column.accessor(({ sender }) => sender.name, {
    id: 'sender',
    header: adminComplaintWords.writtenBy,
    meta: { cell: 'max-w-48' },
    cell: ({ row: { original } }) => <UserLink user={original.sender} />,
  }),
  column.accessor(({ complainant }) => complainant.name, {
    id: 'complainant',
    header: adminComplaintWords.reportedBy,
    meta: { cell: 'max-w-48' },
    cell: ({ row: { original } }) => <UserLink user={original.complainant} />,
  }),
  column.accessor('status', {
    header: adminComplaintWords.status,
    cell: ({ getValue }) => (
      <StageBadge tone={tones[getValue()]}>{adminStateWords.complaint[getValue()]}</StageBadge>
    ),
  }),
  column.accessor('createdAt', {
    header: adminComplaintWords.reported,
    meta: { cell: 'whitespace-nowrap' },
    cell: ({ getValue }) => shortMoment(getValue()),
  }),
])

function UserLink({ user }: { user: ComplaintRecord['sender'] }) {
  return (
    <Link to={userPath(user.id)} className={cellLinkStyle}>
      <span className="truncate underline">{user.name || user.email}</span>
    </Link>
  )
}
