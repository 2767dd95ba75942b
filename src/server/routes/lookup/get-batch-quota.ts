import { getBatchQuota } from '../../../api/lookup/get-batch-quota.ts'
import { readQuota } from '../../services/lookup/batch-quota.ts'
import { route } from '../route.ts'

export const getBatchQuotaRoute = route(getBatchQuota, async (ctx, { currentUser }) => ({
  data: await readQuota(ctx, currentUser.id),
}))
