import { Link } from '@tanstack/react-router'
import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { adminComplaintWords as words } from '../../../locales/en/screens/admin/complaints.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { userPath } from '../../paths.ts'
import { momentCell, rowCell, rowName } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { cellLinkStyle } from '../table/row-style.ts'
import { OpenComplaint } from './OpenComplaint.tsx'

const tones: Record<ComplaintRecord['status'], StageTone> = {
  open: 'waiting',
  upheld: 'bad',
  dismissed: 'quiet',
}

const column = tableColumnsOf<ComplaintRecord>()

function userColumn(side: 'sender' | 'complainant', header: string) {
  const show = (complaint: ComplaintRecord) => <UserLink {...complaint[side]} />
  return column.accessor((complaint) => complaint[side].name, {
    id: side,
    ...rowCell(header, show, { cell: 'max-w-48' }),
  })
}

export const complaintColumns = column.columns([
  column.accessor(
    'text',
    rowName(words.message, (row: ComplaintRecord) => <OpenComplaint complaint={row} />),
  ),
  userColumn('sender', words.writtenBy),
  userColumn('complainant', words.reportedBy),
  column.accessor(
    'status',
    rowCell(words.status, ({ status }: ComplaintRecord) => (
      <StageBadge tone={tones[status]}>{adminStateWords.complaint[status]}</StageBadge>
    )),
  ),
  column.accessor('createdAt', momentCell(words.reported)),
])

function UserLink({ id, name, email }: ComplaintRecord['sender']) {
  return (
    <Link to={userPath(id)} className={cellLinkStyle}>
      <span className="truncate underline">{name || email}</span>
    </Link>
  )
}
