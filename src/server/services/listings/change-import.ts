import { hash, randomBytes } from 'node:crypto'
import type { changeListingImport, ImportRecord } from '../../../api/listings/listings.ts'
import { Problem } from '../../../api/problem.ts'
import { whyCannotApply } from '../../../domain/listings/listings.ts'
import type { ListFindings } from '../../../domain/listings/read-row.ts'
import {
  commitmentInput,
  type EntryKind,
  type EntryRole,
  entryTimeOf,
  listTexts,
  nonceBytes,
} from '../../../domain/transparency/entries.ts'
import type { Queries } from '../../db/database.ts'
import type { ListingImportRow, ListingSourceRow } from '../../db/tables.ts'
import { newOrderedId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/preconditions.ts'
import {
  changeImport,
  countEntries,
  findImport,
  findSource,
  setCurrentImport,
  setLogNonce,
} from '../../queries/listings/imports.ts'
import { insertListingChange } from '../../queries/listings/listings.ts'
import { insertLogEntries } from '../../queries/proofs/log-entries.ts'
import { requireConfirmedPassword } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'

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

/**
 * Makes another import of a source the current one, or none: lookups read it from the commit on. In
 * the same transaction, the public log gets an entry for the old list and one for the new list, and
 * the change is stored for the job that notifies users.
 */
export async function switchImport(
  ctx: TransactionContext,
  source: ListingSourceRow,
  next: ListingImportRow | null,
  role: EntryRole,
): Promise<void> {
  const { tx, now } = ctx
  const before =
    source.current_import_id === null ? null : await findImport(tx, source.current_import_id)
  await setCurrentImport(tx, source.id, next)
  if (before) await logList(ctx, { kind: 'unlisted', role }, source, before)
  if (next) await logList(ctx, { kind: 'listed', role }, source, next)
  await insertListingChange(tx, {
    id: newOrderedId(now),
    source_id: source.id,
    before_id: before?.id ?? null,
    after_id: next?.id ?? null,
    ...{ phase: 'added', key: '', namespace: '' },
  })
}

/**
 * One entry for a list, however many identifiers it has. All entries about one list have the same
 * commitment, so that anyone can see that they belong together, but not which list they are about.
 */
async function logList(
  { database, tx, now }: TransactionContext,
  { kind, role }: { kind: EntryKind; role: EntryRole },
  { name }: ListingSourceRow,
  { id, file_hash, log_nonce }: ListingImportRow,
): Promise<void> {
  const nonce = log_nonce ?? randomBytes(nonceBytes).toString('base64')
  if (log_nonce === null) await setLogNonce(tx, id, nonce)
  const texts = listTexts({ source: name, fileHash: file_hash })
  const input = commitmentInput(Buffer.from(nonce, 'base64'), texts)
  const entry = { id: newOrderedId(now), kind, role, time: entryTimeOf(now) }
  await insertLogEntries(database, tx, [
    { ...entry, commitment: hash('sha256', input, 'base64'), opening: null },
  ])
}

export function toImportRecord(
  row: ListingImportRow & { source: string; current_import_id: string | null },
): ImportRecord {
  const findings: Partial<ListFindings> = JSON.parse(row.findings)
  const { entries, unchanged, dropped, repeated, invalid } = row
  return {
    id: row.id,
    source: row.source,
    state: row.state,
    fileName: row.file_name,
    fileHash: row.file_hash,
    fileBytes: row.file_bytes,
    licence: row.licence,
    listedOn: row.listed_on,
    receivedAt: row.received_at,
    expiresAt: row.expires_at,
    appliedAt: row.applied_at,
    endedAt: row.ended_at,
    logNonce: row.log_nonce,
    failure: row.failure,
    isCurrent: row.current_import_id === row.id,
    comparedWith: row.compared_with,
    counts: { entries, added: entries - unchanged, dropped, unchanged, repeated, invalid },
    problems: findings.problems ?? [],
    leftOutColumns: findings.leftOut ?? [],
    addedSamples: findings.added ?? [],
    droppedSamples: findings.dropped ?? [],
  }
}

export async function readImport(db: Queries, id: string): Promise<ImportRecord> {
  const row = requireFound(await findImport(db, id), 'listing')
  const source = requireFound(await findSource(db, row.source_id), 'listing')
  const { name, current_import_id } = source
  return toImportRecord({ ...row, source: name, current_import_id })
}
