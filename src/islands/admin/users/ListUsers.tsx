import { UserPlus } from 'lucide-react'
import { whyCannotCreateUser } from '../../../domain/users/user-actions.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
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
        title={adminUserWords.users}
        action={
          refusal === null && (
            <ButtonLink to={paths.adminNewUser}>
              <UserPlus aria-hidden="true" />
              {adminUserWords.createUser}
            </ButtonLink>
          )
        }
      >
        {refusal && teamMessages[refusal]}
      </ScreenHeader>
      <UserFilters {...filters} />
      <DataTable
        caption={adminUserWords.users}
        list={usersList}
        columns={userColumns}
        search={search}
        empty={isFiltered ? adminUserWords.nobodyIsLike : adminUserWords.thereAreNo}
      />
    </>
  )
}
