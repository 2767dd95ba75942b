import type { ListMerchantsInput } from '../../../api/merchants/directory.ts'
import type { MerchantCategory } from '../../../domain/merchants/listings.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import { ownerIsActive } from './merchants.ts'

/** A page of a list, after `offset` rows. */
export interface Slice {
  offset: number
  limit: number
}

type Category = MerchantCategory | undefined

/** Listed merchants in the given order, without a search. */
export async function listedMerchants(
  db: Queries,
  { category, sort, state, lga }: Pick<ListMerchantsInput, 'category' | 'sort' | 'state' | 'lga'>,
  slice: Slice,
): Promise<MerchantRow[]> {
  if (sort === 'near-me' && state) return nearest(db, category, { state, lga: lga ?? '' }, slice)
  return (sort === 'name' ? byName(db, category) : newest(db, category))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .offset(slice.offset)
    .limit(slice.limit)
    .execute()
}

/**
 * First merchants in the same LGA, then in the same state, then the others, each newest first. The
 * parts are read in turn until the page is full.
 */
async function nearest(
  db: Queries,
  category: Category,
  { state, lga }: { state: string; lga: string },
  { offset, limit }: Slice,
): Promise<MerchantRow[]> {
  const end = offset + limit
  const parts = nearParts(db, category, { state, lga })
  const found: MerchantRow[] = []
  for (const part of parts) {
    if (found.length >= end) break
    found.push(...(await part.limit(end - found.length).execute()))
  }
  return found.slice(offset, end)
}

/** The queries for the parts of the order `near-me`. */
export function nearParts(
  db: Queries,
  category: Category,
  { state, lga }: { state: string; lga: string },
) {
  const inState = newest(db, category).where('state', '=', state)
  return [
    ...(lga === '' ? [] : [inState.where('lga', '=', lga)]),
    lga === '' ? inState : inState.where('lga', '!=', lga),
    newest(db, category).where('state', '!=', state),
  ]
}

function listed(db: Queries, category: Category) {
  return db
    .selectFrom('merchants')
    .selectAll()
    .where('status', '=', 'verified')
    .where(ownerIsActive)
    .$if(category !== undefined, (query) =>
      query.where('category_id', '=', category ?? 'phones-and-computer'),
    )
}

export function newest(db: Queries, category: Category) {
  return listed(db, category).orderBy('verified_at', 'desc').orderBy('id', 'desc')
}

export function byName(db: Queries, category: Category) {
  return listed(db, category).orderBy('name_key').orderBy('id')
}
