import { queryOptions } from '@tanstack/react-query'
import { adminGetAsset } from '../../../api/assets/admin-get-asset.ts'
import { call } from '../../session.ts'
import { assetsList } from './assets-list.ts'

export const adminAssetQuery = (id: string) =>
  queryOptions({
    queryKey: [assetsList.key, 'one', id],
    queryFn: async ({ signal }) => (await call(adminGetAsset, { id }, { signal })).data,
  })
