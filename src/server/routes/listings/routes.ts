import { changeListingImport } from '../../../api/listings/change-listing-import.ts'
import { listListings } from '../../../api/listings/list-listings.ts'
import { recentImportsQuery, sourcesQuery } from '../../queries/listings/imports.ts'
import { changeImportUseCase } from '../../services/listings/change-import.ts'
import { readImport, toImportRecord } from '../../services/listings/to-import-record.ts'
import { type Route, route } from '../route.ts'

const shownImports = 50

const listListingsRoute = route(listListings, async ({ database: { read } }) => {
  const sources = (await sourcesQuery(read).execute()).map((row) => ({
    ...{ id: row.id, name: row.name },
    ...{ currentImportId: row.current_import_id, expiresAt: row.expires_at },
  }))
  const imports = await recentImportsQuery(read, shownImports).execute()
  return { data: { sources, imports: imports.map(toImportRecord) } }
})

const changeListingImportRoute = route(changeListingImport, async (ctx, request) => {
  await changeImportUseCase(ctx, request)
  return { data: await readImport(ctx.database.read, request.input.id) }
})

export const listingsRoutes: readonly Route[] = [listListingsRoute, changeListingImportRoute]
