import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session.ts'

export const matchesQuery = queryOptions({
  queryKey: ['matches'],
  queryFn: async ({ signal }) => (await call('GET /matches', {}, { signal })).data,
  refetchOnWindowFocus: 'always',
})

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['matches', 'detail', id],
    queryFn: async ({ signal }) => (await call('GET /matches/{id}', { id }, { signal })).data,
    refetchOnWindowFocus: 'always',
  })
