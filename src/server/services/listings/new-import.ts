import type { Queries } from '../../db/database.ts'
import type { ListingImportRow, ListingSourceRow } from '../../db/tables.ts'
import { newOrderedId } from '../../lib/ids.ts'
import { findSourceByName, insertSource } from '../../queries/listings/imports.ts'
import type { TransactionContext } from '../context.ts'

/** What is known of a file before it is read. */
export interface AboutList {
  source: string
  licence: string
  /** `YYYY-MM-DD`, for rows without a date. */
  listedOn: string
  expiresAt: number | null
  fileName: string
}

/** Locked by name, so that two files at once do not create it twice. */
export async function findOrCreateSource(
  { database, now, tx }: Pick<TransactionContext, 'database' | 'now'> & { tx: Queries },
  name: string,
): Promise<ListingSourceRow> {
  await database.lock(tx, `listing source:${name}`)
  const known = await findSourceByName(tx, name)
  if (known) return known
  const source = {
    ...{ id: newOrderedId(now), name, created_at: now },
    ...{ current_import_id: null, expires_at: null },
  }
  await insertSource(tx, source)
  return source
}

/** The row of a file before any of it is read. */
export function newImport(
  { now }: Pick<TransactionContext, 'now'>,
  file: AboutList,
  source: ListingSourceRow,
): ListingImportRow {
  return {
    id: newOrderedId(now),
    source_id: source.id,
    state: 'receiving',
    file_name: file.fileName,
    file_hash: '',
    file_bytes: 0,
    licence: file.licence,
    listed_on: file.listedOn,
    received_at: now,
    expires_at: file.expiresAt,
    compared_with: source.current_import_id,
    ...{ entries: 0, unchanged: 0, dropped: 0, repeated: 0, invalid: 0 },
    findings: '{}',
    applied_at: null,
    ended_at: null,
    stored: 1,
    ...{ log_nonce: null, failure: null },
  }
}
