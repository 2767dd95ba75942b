import { adminListAssets } from '../../../api/assets/admin-list-assets.ts'
import { listAdminAssets } from '../../queries/assets/admin-assets.ts'
import { route } from '../route.ts'

export const adminListAssetsRoute = route(adminListAssets, async ({ database }, { input }) => {
  const { rows, total, more } = await listAdminAssets(database, input)
  return { data: { assets: rows, total, more } }
})
