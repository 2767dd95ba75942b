import { queryOptions } from '@tanstack/react-query'
import { getMatch } from '../../../api/matching/get-match.ts'
import { listMatches } from '../../../api/matching/list-matches.ts'
import { call } from '../../session.ts'

export const matchesQuery = queryOptions({
  queryKey: ['matches'],
  queryFn: async ({ signal }) => (await call(listMatches, {}, { signal })).data,
  refetchOnWindowFocus: 'always',
})

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['matches', 'detail', id],
    queryFn: async ({ signal }) => (await call(getMatch, { id }, { signal })).data,
    refetchOnWindowFocus: 'always',
  })
