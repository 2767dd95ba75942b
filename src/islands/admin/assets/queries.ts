import { queryOptions } from '@tanstack/react-query'
import { getAnyAsset } from '../../../api/get-any-asset.ts'
import { call } from '../../session.ts'
import { assetsList } from './assets-list.ts'

export const anyAssetQuery = (id: string) =>
  queryOptions({
    queryKey: [assetsList.key, 'one', id],
    queryFn: async ({ signal }) => (await call(getAnyAsset, { id }, { signal })).data,
  })
