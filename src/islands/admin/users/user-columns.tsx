import type { UserRecord } from '../../../api/users/user-record.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { userPath } from '../../paths.ts'
import { shortDate } from '../shell/short-dates.ts'
import { tableColumnsOf } from '../table/features.ts'
import { RowLink } from '../table/RowLink.tsx'
import { AccountBadge, RoleBadge } from './status.tsx'

const column = tableColumnsOf<UserRecord>()

export const userColumns = column.columns([
  column.accessor('name', {
    header: adminUserWords.name,
    meta: { rowHeader: true, cell: 'rest' },
    cell: ({ row: { original } }) => (
      <RowLink to={userPath(original.id)}>
        <span className="truncate">{original.name || original.email}</span>
      </RowLink>
    ),
  }),
  column.accessor('email', {
    header: adminUserWords.eMail,
    meta: { cell: 'rest' },
    cell: ({ getValue }) => <span className="block truncate">{getValue()}</span>,
  }),
  column.accessor('role', {
    header: adminUserWords.role,
    cell: ({ getValue }) => <RoleBadge role={getValue()} />,
  }),
  column.accessor('status', {
    header: adminUserWords.status,
    cell: ({ getValue }) => <AccountBadge status={getValue()} />,
  }),
  column.accessor('createdAt', {
    header: adminUserWords.joined,
    meta: { cell: 'whitespace-nowrap', isMinor: true },
    cell: ({ getValue }) => shortDate(getValue()),
  }),
  column.accessor((user) => user.lastLogin ?? 0, {
    id: 'lastLogin',
    header: adminUserWords.lastLogin,
    meta: { cell: 'whitespace-nowrap' },
    cell: ({ getValue }) => (getValue() === 0 ? adminUserWords.never : shortDate(getValue())),
  }),
])
