import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../session.ts'

const pageSize = 50

export const watchesQuery = infiniteQueryOptions({
  queryKey: ['watches'],
  queryFn: ({ pageParam, signal }) =>
    call(
      'GET /webhooks/watches',
      { limit: pageSize, ...(pageParam && { after: pageParam }) },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})
