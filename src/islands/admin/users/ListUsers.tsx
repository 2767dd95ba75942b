import { UserPlus } from 'lucide-react'
import { whyCannotCreateUser } from '../../../domain/users/user-actions.ts'
import { teamMessages } from '../../../locales/en/users.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { users as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { UserFilters } from './UserFilters.tsx'
import { userColumns } from './user-columns.tsx'
import { usersList } from './users-list.ts'

export function ListUsers() {
  const search = route.useSearch()
  const refusal = whyCannotCreateUser(useUser().role)
  const { page: _page, sort: _sort, ...filters } = search
  const isFiltered = Object.keys(filters).length > 0

  return (
    <>
      <ScreenHeader
        title="Users"
        action={
          refusal === null && (
            <ButtonLink to={paths.adminNewUser}>
              <UserPlus aria-hidden="true" />
              Create User
            </ButtonLink>
          )
        }
      >
        {refusal && teamMessages[refusal]}
      </ScreenHeader>
      <UserFilters {...filters} />
      <DataTable
        caption="Users"
        list={usersList}
        columns={userColumns}
        search={search}
        empty={isFiltered ? 'Nobody is like that' : 'There are no users'}
      />
    </>
  )
}
