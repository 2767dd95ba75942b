import { searchEverything } from '../../api/search-everything.ts'
import {
  searchAllAssets,
  searchIdentifiers,
  searchPeople,
  searchReports,
} from '../queries/search.ts'
import { route } from '../route.ts'

export const searchEverythingRoute = route(searchEverything, async ({ database }, { input }) => {
  const [people, assets, reports, identifiers] = await Promise.all([
    searchPeople(database, input.query),
    searchAllAssets(database, input.query),
    searchReports(database, input.query),
    searchIdentifiers(database, input.query),
  ])
  return { data: { people, assets, reports, identifiers } }
})
