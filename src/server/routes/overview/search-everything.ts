import { searchEverything } from '../../../api/overview/search-everything.ts'
import {
  searchAllAssets,
  searchIdentifiers,
  searchReports,
  searchUsers,
} from '../../queries/overview/search.ts'
import { route } from '../route.ts'

export const searchEverythingRoute = route(searchEverything, async ({ database }, { input }) => {
  const [users, assets, reports, identifiers] = await Promise.all([
    searchUsers(database, input.query),
    searchAllAssets(database, input.query),
    searchReports(database, input.query),
    searchIdentifiers(database, input.query),
  ])
  return { data: { users, assets, reports, identifiers } }
})
