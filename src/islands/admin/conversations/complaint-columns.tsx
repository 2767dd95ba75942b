import { Link } from '@tanstack/react-router'
import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { adminComplaintWords as words } from '../../../locales/en/screens/admin/complaints.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { userPath } from '../../paths.ts'
import { momentCell, rowCell, rowName } from '../table/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { cellLinkStyle } from '../table/row-style.ts'
import { OpenComplaint } from './OpenComplaint.tsx'

const tones: Record<ComplaintRecord['status'], StageTone> = {
  open: 'waiting',
  upheld: 'bad',
  dismissed: 'quiet',
}

const userMeta = { cell: 'max-w-48' }

const column = tableColumnsOf<ComplaintRecord>()

export const complaintColumns = column.columns([
  column.accessor(
    'text',
    rowName(words.message, (row: ComplaintRecord) => <OpenComplaint complaint={row} />),
  ),
  column.accessor(({ sender }) => sender.name, {
    id: 'sender',
    ...rowCell(
      words.writtenBy,
      ({ sender }: ComplaintRecord) => <UserLink {...sender} />,
      userMeta,
    ),
  }),
  column.accessor(({ complainant }) => complainant.name, {
    id: 'complainant',
    ...rowCell(
      words.reportedBy,
      ({ complainant }: ComplaintRecord) => <UserLink {...complainant} />,
      userMeta,
    ),
  }),
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
