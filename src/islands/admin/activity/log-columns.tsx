import type { LogRecord } from '../../../api/activity/log-record.ts'
import { adminLogWords as words } from '../../../locales/en/screens/admin/activity.ts'
import { rowCell, timeName } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { RoleBadge } from '../users/status.tsx'
import { UserCell } from '../users/UserCell.tsx'
import { ActionBadge } from './ActionBadge.tsx'
import { Details } from './Details.tsx'
import { Subject } from './Subject.tsx'

const rest = { cell: 'rest' }

const column = tableColumnsOf<LogRecord>()

export const logColumns = column.columns([
  column.accessor('timestamp', timeName(words.time)),
  column.accessor(({ user }) => user?.name ?? '', {
    id: 'user',
    ...rowCell(
      words.user,
      ({ user }: LogRecord) => <UserCell user={user} nobody={words.notSignedIn} />,
      rest,
    ),
  }),
  column.accessor(
    'action',
    rowCell(words.action, ({ action }: LogRecord) => <ActionBadge action={action} />),
  ),
  column.accessor(
    'entity',
    rowCell(words.entity, (entry: LogRecord) => <Subject entry={entry} />, rest),
  ),
  column.accessor(({ details }) => details.role ?? '', {
    id: 'role',
    ...rowCell(words.role, roleBadge, { isMinor: true }),
  }),
  column.display({
    id: 'details',
    ...rowCell(words.details, ({ details }: LogRecord) => <Details details={details} />, {
      cell: 'rest py-1',
    }),
  }),
])

function roleBadge({ details: { role } }: LogRecord) {
  return role ? <RoleBadge role={role} /> : '–'
}
