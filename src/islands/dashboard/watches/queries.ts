import { infiniteQueryOptions } from '@tanstack/react-query'
import { listUserWatches } from '../../../api/webhooks/list-user-watches.ts'
import { call } from '../../session.ts'

const pageSize = 50

export const watchesQuery = infiniteQueryOptions({
  queryKey: ['watches'],
  queryFn: ({ pageParam, signal }) =>
    call(listUserWatches, { limit: pageSize, ...(pageParam && { after: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})
