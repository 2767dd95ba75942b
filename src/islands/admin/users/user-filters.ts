import { type Role, roles, userStatuses } from '../../../domain/users/roles.ts'
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
