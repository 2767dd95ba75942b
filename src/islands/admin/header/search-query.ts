import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchEverything } from '../../../api/overview/search-everything.ts'
import { call } from '../../session.ts'

export const everythingQuery = (text: string) =>
  queryOptions({
    queryKey: ['admin-search', text],
    queryFn: async ({ signal }) => (await call(searchEverything, { query: text }, { signal })).data,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
