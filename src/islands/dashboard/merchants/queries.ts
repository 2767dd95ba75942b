import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { type ListMerchantsInput, listMerchants } from '../../../api/merchants/list-merchants.ts'
import { call } from '../../session.ts'

export type MerchantFilter = Pick<
  ListMerchantsInput,
  'search' | 'category' | 'sort' | 'state' | 'lga'
>

/** Verified merchants by page. The previous list stays visible while the next one loads. */
export const merchantPagesQuery = (filter: MerchantFilter) =>
  infiniteQueryOptions({
    queryKey: ['merchants', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await call(listMerchants, { ...filter, page: pageParam }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ more }, _pages, page) => (more ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
