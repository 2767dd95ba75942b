import type { MerchantRecord } from '../../../api/merchants/merchant-record.ts'
import type { DirectoryQuery } from './listings.ts'

const perPage = 20

/** One page of verified merchants that match. Rejects if the API cannot be reached. */
export async function searchMerchants(
  { item, category, sort, here }: DirectoryQuery,
  page: number,
  signal: AbortSignal,
): Promise<{ merchants: MerchantRecord[]; more: boolean }> {
  const query = new URLSearchParams({ page: String(page), limit: String(perPage) })
  if (item) query.set('search', item)
  if (category !== 'all') query.set('category', category)
  if (sort !== 'best') query.set('sort', sort)
  if (sort === 'near-me' && here.state) query.set('state', here.state)
  if (sort === 'near-me' && here.lga) query.set('lga', here.lga)
  const response = await fetch(`/api/merchants?${query}`, { signal })
  if (!response.ok) throw new Error(`/api/merchants answered ${response.status}`)
  const { data } = await response.json()
  return data
}
