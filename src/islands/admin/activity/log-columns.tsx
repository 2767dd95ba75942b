import type { LogRecord } from '../../../api/activity/log-record.ts'
import { adminLogWords } from '../../../locales/en/screens/admin/activity.ts'
import { shortMoment } from '../shell/short-dates.ts'
import { tableColumnsOf } from '../table/features.ts'
import { RoleBadge } from '../users/status.tsx'
import { UserCell } from '../users/UserCell.tsx'
import { ActionBadge } from './ActionBadge.tsx'
import { Details } from './Details.tsx'
import { Subject } from './Subject.tsx'

const column = tableColumnsOf<LogRecord>()

export const logColumns = column.columns([
  column.accessor('timestamp', {
    header: adminLogWords.time,
    meta: { rowHeader: true, cell: 'whitespace-nowrap font-medium' },
    cell: ({ getValue }) => shortMoment(getValue()),
  }),
  column.accessor(({ user }) => user?.name ?? '', {
    id: 'user',
    header: adminLogWords.user,
    meta: { cell: 'rest' },
    cell: ({ row: { original } }) => (
      <UserCell user={original.user} nobody={adminLogWords.nobodySignedIn} />
    ),
  }),
  column.accessor('action', {
    header: adminLogWords.action,
    cell: ({ getValue }) => <ActionBadge action={getValue()} />,
  }),
  column.accessor('entity', {
    header: adminLogWords.entity,
    meta: { cell: 'rest' },
    cell: ({ row: { original } }) => <Subject entry={original} />,
  }),
  column.accessor(({ details }) => details.role ?? '', {
    id: 'role',
    header: adminLogWords.role,
    meta: { isMinor: true },
    cell: ({ row: { original } }) =>
      original.details.role ? <RoleBadge role={original.details.role} /> : '–',
  }),
  column.display({
    id: 'details',
    header: adminLogWords.details,
    meta: { cell: 'rest py-1' },
    cell: ({ row: { original } }) => <Details details={original.details} />,
  }),
])
