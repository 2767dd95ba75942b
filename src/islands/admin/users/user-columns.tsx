import type { UserRecord } from '../../../api/users/user-record.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { userPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { dateOf } from '../../shell/dates.ts'
import { tableColumnsOf } from '../table/features.ts'
import { AccountBadge, RoleBadge } from './status.tsx'

const column = tableColumnsOf<UserRecord>()

export const userColumns = column.columns([
  column.accessor('name', {
    header: adminUserWords.name,
    meta: { rowHeader: true, cell: 'min-w-32 break-words' },
  }),
  column.accessor('email', {
    header: adminUserWords.eMail,
    meta: { cell: 'min-w-48 wrap-anywhere' },
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
    cell: ({ getValue }) => dateOf(getValue()),
  }),
  column.accessor((user) => user.lastLogin ?? 0, {
    id: 'lastLogin',
    header: adminUserWords.lastLogin,
    cell: ({ getValue }) => (getValue() === 0 ? adminUserWords.never : dateOf(getValue())),
  }),
  column.display({
    id: 'actions',
    header: adminUserWords.actions,
    meta: { hideHeader: true, cell: 'actions' },
    cell: ({ row: { original } }) => (
      <ButtonLink to={userPath(original.id)} variant="secondary">
        {adminUserWords.view}
        <span className="sr-only"> {original.name}</span>
      </ButtonLink>
    ),
  }),
])
