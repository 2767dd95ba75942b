import { draftMs } from '../../domain/listings/listings.ts'
import type { Queries } from '../db/database.ts'
import type { ListingImportRow } from '../db/tables.ts'
import {
  changeImport,
  deleteSomeEntries,
  endedSourcesQuery,
  findImport,
  followersQuery,
  storedImportsQuery,
} from '../queries/listings/imports.ts'
import { changesOfImportQuery } from '../queries/listings/listings.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { switchImport } from '../services/listings/change-import.ts'
import { inTransaction } from '../services/transaction.ts'
import { forEachDue } from './for-each-due.ts'

/** Ends lists that have expired, which lookups already ignore. Returns how many. */
export async function expireListings(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  return forEachDue(
    (limit) => endedSourcesQuery(ctx.database.read, ctx.now, limit).execute(),
    ({ id, name }) =>
      inTransaction(ctx, async (ctx, tx) => {
        await ctx.database.lock(tx, `listing:${id}`)
        const [due] = await endedSourcesQuery(tx, ctx.now, 200).where('id', '=', id).execute()
        if (!due?.current_import_id) return false
        const current = { id: due.current_import_id, state: 'applied' } as const
        await changeImport(tx, current, { state: 'expired', ended_at: ctx.now })
        await switchImport(ctx, due, null, 'system')
        const details = { source: name, act: 'expire' }
        logActivity(ctx, { action: 'update', entity: 'listing', entityId: current.id, details })
        return true
      }),
  )
}

const batchSize = 1000
const maxImports = 20

/**
 * Deletes the entries of imports that cannot become current again, and discards old drafts. Returns
 * how many imports it emptied.
 */
export async function purgeListings(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  const draftsBefore = ctx.now - draftMs
  const of = (state: ListingImportRow['state'], before = ctx.now) =>
    storedImportsQuery(ctx.database.read, state, before, maxImports).execute()
  const drafts = [...(await of('draft', draftsBefore)), ...(await of('receiving', draftsBefore))]
  await eachDespiteErrors(drafts, (draft) =>
    ctx.database.write((tx) => changeImport(tx, draft, { state: 'discarded', ended_at: ctx.now })),
  )
  const ended = [
    ...(await of('discarded')),
    ...(await of('undone')),
    ...(await of('expired')),
    ...(await of('replaced')),
  ]
  return eachDespiteErrors(ended, (row) => deleteEntries(ctx, row))
}

/** False if the import has to stay, which is checked for each batch: an undo may restore it. */
async function deleteEntries({ database }: Context, row: ListingImportRow): Promise<boolean> {
  for (;;) {
    const deleted = await database.write(async (tx) => {
      await database.lock(tx, `listing:${row.source_id}`)
      if (!(await canDeleteEntries(tx, row))) return null
      const entries = await deleteSomeEntries(tx, row.id, batchSize)
      if (entries === 0) await changeImport(tx, row, { stored: 0 })
      return entries
    })
    if (deleted === null) return false
    if (deleted === 0) return true
  }
}

async function canDeleteEntries(tx: Queries, { id, source_id, state }: ListingImportRow) {
  if ((await findImport(tx, id))?.state !== state) return false
  // Users have not yet been notified of these changes.
  if ((await changesOfImportQuery(tx, id).execute()).length > 0) return false
  if (state !== 'replaced') return true
  // An undo of a later import may restore it.
  return (await followersQuery(tx, id, source_id).execute()).length === 0
}
