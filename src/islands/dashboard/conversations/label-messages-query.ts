import { queryOptions } from '@tanstack/react-query'
import { listLabelMessages } from '../../../api/conversations/list-label-messages.ts'
import { call } from '../../session.ts'

export const labelMessagesQuery = queryOptions({
  queryKey: ['label-messages'],
  queryFn: async ({ signal }) => (await call(listLabelMessages, {}, { signal })).data,
  refetchOnWindowFocus: 'always',
})
