import type { changeListingImport } from '../../../api/listings/listings.ts'
import { Problem } from '../../../api/problem.ts'
import { whyCannotApply } from '../../../domain/listings/listings.ts'
import type { ListingImportRow, ListingSourceRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import {
  changeImport,
  countEntries,
  findImport,
  findSource,
} from '../../queries/listings/imports.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { switchImport } from './switch-import.ts'

type Act = RequestOf<typeof changeListingImport>['input']['act']
type Change = { source: ListingSourceRow; row: ListingImportRow }

/** Applies a draft, goes back to the list before the current one, or discards a draft. */
export async function changeImportUseCase(
  ctx: Context,
  { input, currentUser }: Pick<RequestOf<typeof changeListingImport>, 'input' | 'currentUser'>,
): Promise<void> {
  requireConfirmedPassword(ctx, currentUser)
  await inTransaction(ctx, async (ctx, tx) => {
    const { source_id } = requireFound(await findImport(tx, input.id), 'listing')
    await ctx.database.lock(tx, `listing:${source_id}`)
    const row = requireFound(await findImport(tx, input.id), 'listing')
    const source = requireFound(await findSource(tx, source_id), 'listing')
    await actions[input.act](ctx, { source, row })
    logActivity(ctx, {
      action: 'moderate',
      entity: 'listing',
      entityId: row.id,
      details: { source: source.name, act: input.act, hash: row.file_hash, entries: row.entries },
    })
  })
}

const actions: Record<Act, (ctx: TransactionContext, change: Change) => Promise<void>> = {
  async apply(ctx, { source, row }) {
    const { tx, now } = ctx
    const refusal = whyCannotApply(row, source.current_import_id, now)
    if (refusal) throw new Problem('STATUS_CHANGE_REFUSED', refusal)
    // The nightly job may have just discarded the draft.
    if (!(await changeImport(tx, row, { state: 'applied', applied_at: now }))) {
      throw new Problem('STATUS_CHANGE_REFUSED', 'list-not-draft')
    }
    if (source.current_import_id !== null) {
      const before = { id: source.current_import_id, state: 'applied' } as const
      await changeImport(tx, before, { state: 'replaced', ended_at: now })
    }
    await switchImport(ctx, source, row, 'staff')
  },
  async undo(ctx, { source, row }) {
    const { tx, now } = ctx
    if (source.current_import_id !== row.id)
      throw new Problem('STATUS_CHANGE_REFUSED', 'list-not-current')
    await changeImport(tx, row, { state: 'undone', ended_at: now })
    const before = row.compared_with === null ? null : await findImport(tx, row.compared_with)
    const canRestore =
      before?.stored === 1 &&
      before.state === 'replaced' &&
      (before.expires_at === null || before.expires_at > now) &&
      // An interrupted purge has deleted some of the entries.
      (await countEntries(tx, before.id)) === Number(before.entries)
    if (canRestore) await changeImport(tx, before, { state: 'applied', ended_at: null })
    await switchImport(ctx, source, canRestore ? before : null, 'staff')
  },
  async discard({ tx, now }, { row }) {
    if (row.state !== 'draft') throw new Problem('STATUS_CHANGE_REFUSED', 'list-not-draft')
    await changeImport(tx, row, { state: 'discarded', ended_at: now })
  },
}
