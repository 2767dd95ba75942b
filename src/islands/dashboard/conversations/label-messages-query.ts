import { infiniteQueryOptions } from '@tanstack/react-query'
import { listLabelMessages } from '../../../api/conversations/list-label-messages.ts'
import { call } from '../../session.ts'

export const labelMessagesKey = ['label-messages']

/** What finders wrote, about one asset or all. */
export const labelMessagesQuery = (assetId?: string) =>
  infiniteQueryOptions({
    queryKey: [...labelMessagesKey, assetId ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listLabelMessages, { page: pageParam, ...(assetId && { assetId }) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  })
