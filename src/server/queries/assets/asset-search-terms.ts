import type { CompiledQuery } from 'kysely'
import { textFromEachWord } from '../../../domain/text/search-words.ts'
import type { Queries } from '../../db/database.ts'

/** Of a longer text, only the first words have terms: the space of all grows with their square. */
const maxTerms = 20

/** What adds the search terms of a new asset, or of one whose terms were deleted. */
export function insertSearchTerms(
  tx: Queries,
  assetId: string,
  searchText: string | null | undefined,
): CompiledQuery[] {
  if (!searchText) return []
  const keys = new Set(textFromEachWord(searchText).slice(0, maxTerms))
  const rows = [...keys].map((key) => ({ asset_id: assetId, key }))
  return [tx.insertInto('asset_search_terms').values(rows).compile()]
}

/** What replaces the search terms of an asset whose `search_text` changes. */
export function replaceSearchTerms(
  tx: Queries,
  assetId: string,
  searchText: string | null,
): CompiledQuery[] {
  const deleted = tx.deleteFrom('asset_search_terms').where('asset_id', '=', assetId).compile()
  return [deleted, ...insertSearchTerms(tx, assetId, searchText)]
}

/** The terms with a prefix, which is of the form of `searchWords`. */
export function termsWithPrefix(db: Queries, prefix: string) {
  return db
    .selectFrom('asset_search_terms')
    .where('asset_search_terms.key', '>=', prefix)
    .where('asset_search_terms.key', '<', `${prefix}\u{10ffff}`)
}
