import type { ListMerchantsInput } from '../../../api/merchants/directory.ts'
import { nearness } from '../../../domain/places/states.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import {
  listedAmong,
  merchantsById,
  searchMerchants,
} from '../../queries/merchants/merchant-search.ts'

/** Merchants that match the search, best first unless `sort` is set. */
export async function recommendMerchants(
  db: Queries,
  { search = '', category, sort, state, lga }: ListMerchantsInput,
  { offset, limit }: { offset: number; limit: number },
): Promise<MerchantRow[]> {
  const found = (await searchMerchants(db, search, category)).map(({ id }) => id)
  // Filtered before the page is cut, because some owners may be suspended.
  if (!sort && !state) {
    return merchantsById(db, (await listedAmong(db, found)).slice(offset, offset + limit))
  }
  const place = { state: state ?? '', lga: lga ?? '' }
  const orders: Record<NonNullable<typeof sort>, (a: MerchantRow, b: MerchantRow) => number> = {
    newest: (a, b) => (b.verified_at ?? 0) - (a.verified_at ?? 0),
    name: (a, b) => (a.name_key < b.name_key ? -1 : 1),
    'near-me': (a, b) => nearness(b, place) - nearness(a, place),
  }
  const all = await merchantsById(db, found)
  const shown = !state || sort === 'near-me' ? all : all.filter((each) => each.state === state)
  return (sort ? shown.sort(orders[sort]) : shown).slice(offset, offset + limit)
}
