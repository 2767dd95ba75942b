import { weighWords, wordKeys } from '../../../domain/merchants/merchant-search.ts'
import { categoryName } from '../../../locales/en/merchant-categories.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import { productsOf } from './merchants.ts'

/** Replaces the search terms of a listed merchant. */
export async function indexMerchant(
  database: Database,
  tx: Queries,
  merchant: MerchantRow,
): Promise<void> {
  await unindexMerchant(database, tx, merchant.id)
  const weights = weighWords({
    name: merchant.name,
    category: categoryName(merchant.category_id),
    products: productsOf(merchant),
  })
  const words = [...weights].map(([word, weight]) => ({
    merchant_id: merchant.id,
    word,
    weight,
    category_id: merchant.category_id,
    listed_at: merchant.verified_at ?? merchant.applied_at,
  }))
  if (words.length === 0) return
  await tx.insertInto('merchant_search_terms').values(words).execute()
  const keys = words.flatMap(({ word }) => wordKeys(word).map((key) => ({ key, word })))
  await tx
    .insertInto('merchant_search_variants')
    .values(keys)
    .onConflict((conflict) => conflict.columns(['key', 'word']).doNothing())
    .execute()
}

/** Removes a merchant from the search index, with the terms that no other merchant has. */
export async function unindexMerchant(
  database: Database,
  tx: Queries,
  merchantId: string,
): Promise<void> {
  // Without the lock, a term could be deleted while another transaction adds a merchant with it.
  await database.lock(tx, 'merchant words')
  const deleted = await tx
    .deleteFrom('merchant_search_terms')
    .where('merchant_id', '=', merchantId)
    .returning('word')
    .execute()
  if (deleted.length === 0) return
  await tx
    .deleteFrom('merchant_search_variants')
    .where(
      'word',
      'in',
      deleted.map(({ word }) => word),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('merchant_search_terms')
            .select('merchant_search_terms.word')
            .whereRef('merchant_search_terms.word', '=', 'merchant_search_variants.word'),
        ),
      ),
    )
    .execute()
}

/**
 * Deletes the search terms of a user's business. Call it before the rows are deleted, which would
 * leave the terms that no other business has. Returns the numbers of its certificates.
 */
export async function deleteBusinessSearchTerms(
  database: Database,
  tx: Queries,
  ownerId: string,
): Promise<string[]> {
  const certificates = await tx
    .selectFrom('certificates')
    .innerJoin('merchants', 'merchants.id', 'certificates.merchant_id')
    .where('merchants.owner_id', '=', ownerId)
    .select(['certificates.id', 'merchants.id as merchantId'])
    .execute()
  const [merchantId] = certificates.map((each) => each.merchantId)
  if (merchantId) await unindexMerchant(database, tx, merchantId)
  return certificates.map(({ id }) => id)
}
