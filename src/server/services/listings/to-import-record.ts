import type { ImportRecord } from '../../../api/listings/listings.ts'
import type { ListFindings } from '../../../domain/listings/listings.ts'
import type { Queries } from '../../db/database.ts'
import type { ListingImportRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findImport, findSource } from '../../queries/listings/imports.ts'

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
