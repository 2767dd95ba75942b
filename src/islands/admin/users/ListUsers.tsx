import { UserPlus } from 'lucide-react'
import { whyCannotCreateUser } from '../../../domain/users/user-actions.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { teamMessages } from '../../../locales/en/users.ts'
import { paths } from '../../paths.ts'
import { IconLink } from '../../shell/nav/IconLink.tsx'
import { useUser } from '../../shell/user-context.ts'
import { users as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { filtersOf } from '../table/list.ts'
import { bulkUsers } from './bulk-users.ts'
import { UserFilters } from './UserFilters.tsx'
import { userColumns } from './user-columns.tsx'
import type { UserFilters as Filters } from './user-filters.ts'
import { usersList } from './users-list.ts'

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
