import { queryOptions } from '@tanstack/react-query'
import { getDispute } from '../../../api/disputes/get-dispute.ts'
import { call } from '../../session.ts'
import { disputesList } from './disputes-list.ts'

export const disputeQuery = (id: string) =>
  queryOptions({
    queryKey: [disputesList.key, 'one', id],
    queryFn: async ({ signal }) => (await call(getDispute, { id }, { signal })).data,
  })
