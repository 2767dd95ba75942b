import { UserPlus } from 'lucide-react'
import type { UserRecord } from '../../../api/users/user-record.ts'
import { whyCannotCreateUser } from '../../../domain/users/user-actions.ts'
import { roles, userStatuses } from '../../../domain/users/users.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { teamMessages } from '../../../locales/en/users.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { paths, userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { shortDate } from '../../shell/dates.ts'
import { IconLink } from '../../shell/nav/links.tsx'
import { useUser } from '../../shell/user-context.ts'
import { type UserFilters as Filters, roleNames } from '../list-filters.ts'
import { usersList } from '../lists.ts'
import { users as route } from '../routes.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { changeList } from '../table/change-list.ts'
import { dateCell, rowCell, rowLink, textCell } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { ListScreen, ListSearch } from '../table/ListScreen.tsx'
import { filtersOf } from '../table/list.ts'
import { AccountBadge, accountState, RoleBadge } from './UserCell.tsx'

const refreshes = [[usersList.key]]

/** Decisions on several accounts at once. */
const bulkUsers: Bulk<UserRecord> = {
  nameOf: ({ name, email }) => `${name}, ${email}`,
  actions: [
    {
      label: adminUserWords.suspend,
      send: adminUserWords.suspend,
      consequence: adminUserWords.suspendConsequence,
      variant: 'secondary',
      reason: {
        label: adminUserWords.reason,
        hint: adminUserWords.reasonHint,
        missing: adminUserWords.reasonMissing,
      },
      isPossible: ({ status }) => status === 'active',
      decide: ({ id }, reason) =>
        call('PATCH /admin/users/{id}', { id, status: 'suspended', reason }),
      refreshes,
    },
    {
      label: adminUserWords.restore,
      send: adminUserWords.restore,
      consequence: adminUserWords.restoreConsequence,
      variant: 'secondary',
      reason: null,
      isPossible: ({ status }) => status === 'suspended',
      decide: ({ id }) => call('PATCH /admin/users/{id}', { id, status: 'active' }),
      refreshes,
    },
  ],
}

const column = tableColumnsOf<UserRecord>()

const userColumns = column.columns([
  column.accessor(
    'name',
    rowLink(adminUserWords.name, ({ id, name, email }: UserRecord) => [
      userPath(id),
      name || email,
    ]),
  ),
  column.accessor('email', textCell(adminUserWords.email)),
  column.accessor(
    'role',
    rowCell(adminUserWords.role, ({ role }: UserRecord) => <RoleBadge role={role} />),
  ),
  column.accessor(accountState, {
    id: 'status',
    ...rowCell(adminUserWords.status, (user: UserRecord) => <AccountBadge user={user} />),
  }),
  column.accessor('createdAt', dateCell(adminUserWords.joined, { isSpare: true })),
  column.accessor((user) => user.lastLogin ?? 0, {
    id: 'lastLogin',
    ...rowCell(adminUserWords.lastLogin, lastLoginOf, {
      cell: 'whitespace-nowrap',
    }),
  }),
])

const screen = {
  title: adminUserWords.users,
  caption: adminUserWords.users,
  list: usersList,
  columns: userColumns,
  bulk: bulkUsers,
  csv: ({ search, role, status }: Filters) => ({
    list: 'users' as const,
    filters: { search, role, status },
  }),
}

export function ListUsers() {
  const search = route.useSearch()
  const refusal = whyCannotCreateUser(useUser().role)
  const filters = filtersOf(search)
  const isFiltered = Object.keys(filters).length > 0

  return (
    <ListScreen
      {...screen}
      intro={refusal && teamMessages[refusal]}
      action={
        refusal === null && (
          <IconLink to={paths.adminNewUser} icon={UserPlus} text={adminUserWords.createUser} />
        )
      }
      search={search}
      empty={isFiltered ? adminUserWords.noneMatch : adminUserWords.empty}
    >
      <UserFilters {...filters} />
    </ListScreen>
  )
}

function lastLoginOf({ lastLogin }: UserRecord) {
  return lastLogin ? shortDate(lastLogin) : adminUserWords.never
}

/** Who has not confirmed their email is not suspended either. */
const statusFilters = {
  active: adminUserWords.notSuspended,
  suspended: adminStateWords.account.suspended,
}

/** The filters of the list of users; the URL holds their values. */
function UserFilters({ search, role, status }: Filters) {
  return (
    <>
      <div className="flex grow basis-72 max-sm:basis-full">
        <ListSearch label={adminUserWords.searchHint} search={search} />
      </div>
      <SelectField
        className="grow basis-24 sm:basis-40 sm:grow-0"
        label={adminUserWords.role}
        value={role ?? ''}
        onChange={({ target }) => changeList({ role: target.value || undefined, page: undefined })}
        choices={roles.map((each) => ({ value: each, label: roleNames[each] }))}
      >
        <option value="">{adminUserWords.anyRole}</option>
      </SelectField>
      <SelectField
        className="grow basis-24 sm:basis-40 sm:grow-0"
        label={adminUserWords.status}
        value={status ?? ''}
        onChange={({ target }) =>
          changeList({ status: target.value || undefined, page: undefined })
        }
        choices={userStatuses.map((each) => ({ value: each, label: statusFilters[each] }))}
      >
        <option value="">{adminUserWords.anyStatus}</option>
      </SelectField>
    </>
  )
}
