import { changeListingImport, listListings, uploadListInput } from '../../api/listings/listings.ts'
import { Problem } from '../../api/problem.ts'
import { parseInput } from '../lib/parse-input.ts'
import { recentImportsQuery, sourcesQuery } from '../queries/listings/imports.ts'
import { requireConfirmedPassword } from '../security/staff-access.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import {
  changeImportUseCase,
  readImport,
  toImportRecord,
} from '../services/listings/change-import.ts'
import { receiveList } from '../services/listings/receive-list.ts'
import { type ApiContext, type Route, requireCurrentUser, route } from './route.ts'

/**
 * `POST /admin/listings`: a super-admin sends a list as the body. It becomes a draft and is not
 * applied.
 */
export async function uploadListRoute(
  services: AppContext,
  context: ApiContext,
): Promise<Response> {
  const user = await requireCurrentUser(services, context, 'super-admin')
  const ctx = contextOf(services, user)
  requireConfirmedPassword(ctx, user)
  await ctx.limiter.consume('listing', user.id)
  const { expiresOn, ...about } = parseInput(uploadListInput, context.req.query())
  const { body } = context.req.raw
  if (!body) throw new Problem('INVALID_INPUT', 'list-without-header', { field: 'file' })
  // The end of that day in Nigeria.
  const expiresAt = expiresOn ? Date.parse(`${expiresOn}T23:00:00Z`) : null
  const bytes = withTimeLimit(body, context.env.tooSlow)
  const id = await receiveList(ctx, { ...about, expiresAt, bytes })
  return context.json({ data: await readImport(ctx.database.read, id) }, 201)
}

async function* withTimeLimit(
  body: ReadableStream<Uint8Array>,
  tooSlow: Promise<never> | undefined,
): AsyncIterable<Uint8Array> {
  const reader = body.getReader()
  const read = () => (tooSlow ? Promise.race([reader.read(), tooSlow]) : reader.read())
  for (let part = await read(); !part.done; part = await read()) yield part.value
}

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
