import type { Queries } from '../../db/database.ts'

/** An import of the same file that was not discarded and has not expired. */
export async function findImportByHash(db: Queries, source: string, hash: string) {
  return sameFileQuery(db, source, hash).executeTakeFirst()
}

export function sameFileQuery(db: Queries, source: string, hash: string) {
  return importsWithSource(db)
    .select('i.id')
    .where('i.file_hash', '=', hash)
    .where('s.name', '=', source)
    .where('i.state', 'not in', ['receiving', 'discarded', 'expired'])
    .limit(1)
}

export async function importsOfSourceSince(db: Queries, source: string, since: number) {
  return importsOfSourceQuery(db, source, since).execute()
}

export function importsOfSourceQuery(db: Queries, source: string, since: number) {
  return importsWithSource(db)
    .select(['i.state', 'i.received_at'])
    .where('s.name', '=', source)
    .where('i.received_at', '>', since)
    .limit(1000)
}

/** Files that were refused after `since`, newest first. */
export function refusedFilesQuery(db: Queries, since: number) {
  return importsWithSource(db)
    .select(['i.file_name', 'i.failure', 's.name as source'])
    .where('i.failure', 'is not', null)
    .where('i.received_at', '>', since)
    .orderBy('i.received_at', 'desc')
    .limit(20)
}

function importsWithSource(db: Queries) {
  return db
    .selectFrom('listing_imports as i')
    .innerJoin('listing_sources as s', 's.id', 'i.source_id')
}
