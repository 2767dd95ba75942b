import { type Role, roles, userStatuses } from '../../../domain/users/users.ts'
import { adminShellWords } from '../../../locales/en/screens/admin/shell.ts'
import { type FiltersOf, readOneOf, readText } from '../table/list.ts'

export interface UserFilters {
  search?: string
  role?: Role
  status?: (typeof userStatuses)[number]
}

/** The filters as URL parameters. */
export const userFilters: FiltersOf<UserFilters> = {
  readFilters: (search) => ({
    ...readText('search', search),
    ...readOneOf('role', roles, search),
    ...readOneOf('status', userStatuses, search),
  }),
}

/** The label of a role (spec §5). */
export const roleNames: Record<Role, string> = adminShellWords.role
