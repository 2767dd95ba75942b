import { textFromEachWord } from '../../../domain/text/search-words.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import { deleteRows } from '../rows-by-columns.ts'

/** Of a longer name, only the first words have terms. */
const maxTerms = 20

/** Replaces the terms by which staff find a business. */
export async function updateNameTerms(
  tx: Queries,
  { id, name_key }: Pick<MerchantRow, 'id' | 'name_key'>,
): Promise<void> {
  await deleteRows(tx, 'merchant_name_terms', { merchant_id: id })
  const keys = new Set(textFromEachWord(name_key).slice(0, maxTerms))
  const rows = [...keys].map((key) => ({ merchant_id: id, key }))
  await tx.insertInto('merchant_name_terms').values(rows).execute()
}
