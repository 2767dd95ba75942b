import type { UserRecord } from '../../../api/users/user-record.ts'
import { adminUserWords as words } from '../../../locales/en/screens/admin/users.ts'
import { userPath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'
import { dateCell, rowCell, rowLink, textCell } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { AccountBadge, RoleBadge } from './status.tsx'

const column = tableColumnsOf<UserRecord>()

export const userColumns = column.columns([
  column.accessor(
    'name',
    rowLink(words.name, ({ id, name, email }: UserRecord) => [userPath(id), name || email]),
  ),
  column.accessor('email', textCell(words.email)),
  column.accessor(
    'role',
    rowCell(words.role, ({ role }: UserRecord) => <RoleBadge role={role} />),
  ),
  column.accessor(
    'status',
    rowCell(words.status, ({ status }: UserRecord) => <AccountBadge status={status} />),
  ),
  column.accessor('createdAt', dateCell(words.joined, { isMinor: true })),
  column.accessor((user) => user.lastLogin ?? 0, {
    id: 'lastLogin',
    ...rowCell(words.lastLogin, lastLoginOf, {
      cell: 'whitespace-nowrap',
    }),
  }),
])

function lastLoginOf({ lastLogin }: UserRecord) {
  return lastLogin ? dateOf(lastLogin) : words.never
}
