import type { UserRecord } from '../../../api/users/user-record.ts'
import { userPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { dateOf } from '../../shell/dates.ts'
import { tableColumnsOf } from '../table/features.ts'
import { AccountBadge, RoleBadge } from './status.tsx'

const column = tableColumnsOf<UserRecord>()

export const userColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    meta: { rowHeader: true, cell: 'min-w-32 break-words' },
  }),
  column.accessor('email', { header: 'E-mail', meta: { cell: 'min-w-48 wrap-anywhere' } }),
  column.accessor('role', {
    header: 'Role',
    cell: ({ getValue }) => <RoleBadge role={getValue()} />,
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <AccountBadge status={getValue()} />,
  }),
  column.accessor('createdAt', {
    header: 'Joined',
    cell: ({ getValue }) => dateOf(getValue()),
  }),
  column.accessor((user) => user.lastLogin ?? 0, {
    id: 'lastLogin',
    header: 'Last login',
    cell: ({ getValue }) => (getValue() === 0 ? 'Never' : dateOf(getValue())),
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { hideHeader: true, cell: 'actions' },
    cell: ({ row: { original } }) => (
      <ButtonLink to={userPath(original.id)} variant="secondary">
        View<span className="sr-only"> {original.name}</span>
      </ButtonLink>
    ),
  }),
])
