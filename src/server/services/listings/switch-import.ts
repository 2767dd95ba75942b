import { hash, randomBytes } from 'node:crypto'
import {
  commitmentInput,
  type EntryKind,
  type EntryRole,
  entryTimeOf,
  listTexts,
  nonceBytes,
} from '../../../domain/transparency/entries.ts'
import type { ListingImportRow, ListingSourceRow } from '../../db/tables.ts'
import { newOrderedId } from '../../lib/ids.ts'
import { insertListingChange } from '../../queries/listings/changes.ts'
import { findImport, setCurrentImport, setLogNonce } from '../../queries/listings/imports.ts'
import { insertLogEntries } from '../../queries/proofs/log-entries.ts'
import type { TransactionContext } from '../context.ts'

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
