import { textFromEachWord } from '../../../domain/text/search-words.ts'
import type { Queries } from '../../db/database.ts'
import { deleteRows } from '../rows-by-columns.ts'

/** Of a longer text, only the first words have terms: the space of all grows with their square. */
const maxTerms = 20

/** Adds the search terms of a new asset, or of one whose terms were deleted. */
export async function insertSearchTerms(
  tx: Queries,
  assetId: string,
  searchText: string | null | undefined,
): Promise<void> {
  if (!searchText) return
  const keys = new Set(textFromEachWord(searchText).slice(0, maxTerms))
  const rows = [...keys].map((key) => ({ asset_id: assetId, key }))
  await tx.insertInto('asset_search_terms').values(rows).execute()
}

/** Replaces the search terms of an asset whose `search_text` has changed. */
export async function updateSearchTerms(
  tx: Queries,
  assetId: string,
  searchText: string | null,
): Promise<void> {
  await deleteRows(tx, 'asset_search_terms', { asset_id: assetId })
  await insertSearchTerms(tx, assetId, searchText)
}

/** The terms with a prefix, which is of the form of `searchWords`. */
export function termsWithPrefix(db: Queries, prefix: string) {
  return db
    .selectFrom('asset_search_terms')
    .where('asset_search_terms.key', '>=', prefix)
    .where('asset_search_terms.key', '<', `${prefix}\u{10ffff}`)
}
