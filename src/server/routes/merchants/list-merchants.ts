import { type ListMerchantsInput, listMerchants } from '../../../api/merchants/list-merchants.ts'
import { nearness } from '../../../domain/places/states.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import { listedMerchants } from '../../queries/merchants/merchant-directory.ts'
import {
  listedAmong,
  merchantsById,
  searchMerchants,
} from '../../queries/merchants/merchant-search.ts'
import { toMerchantRecord } from '../../queries/merchants/merchants.ts'
import { route } from '../route.ts'

export const listMerchantsRoute = route(
  listMerchants,
  async ({ database, limiter }, { input, ip: address }) => {
    await limiter.consume('directory', address)
    const { page, limit } = input
    const slice = { offset: (page - 1) * limit, limit: limit + 1 }
    const rows = input.search
      ? await recommended(database.read, input, slice)
      : await listedMerchants(database.read, input, slice)
    return {
      data: { merchants: rows.slice(0, limit).map(toMerchantRecord), more: rows.length > limit },
    }
  },
)

/** Those that answer the search, the best first unless another order is asked for. */
async function recommended(
  db: Queries,
  { search = '', category, sort, state, lga }: ListMerchantsInput,
  { offset, limit }: { offset: number; limit: number },
): Promise<MerchantRow[]> {
  const found = (await searchMerchants(db, search, category)).map(({ id }) => id)
  // Before the page is cut out: some may have an owner whose account is suspended.
  if (!sort) return merchantsById(db, (await listedAmong(db, found)).slice(offset, offset + limit))
  const here = { state: state ?? '', lga: lga ?? '' }
  const orders: Record<typeof sort, (a: MerchantRow, b: MerchantRow) => number> = {
    newest: (a, b) => (b.verified_at ?? 0) - (a.verified_at ?? 0),
    name: (a, b) => (a.name_key < b.name_key ? -1 : 1),
    'near-me': (a, b) => nearness(b, here) - nearness(a, here),
  }
  const all = await merchantsById(db, found)
  return all.sort(orders[sort]).slice(offset, offset + limit)
}
