import { queryOptions } from '@tanstack/react-query'
import { getItem } from '../../../api/get-item.ts'
import { call } from '../../session.ts'
import { itemsList } from './items-list.ts'

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: [itemsList.key, 'one', id],
    queryFn: async ({ signal }) => (await call(getItem, { id }, { signal })).data,
  })
