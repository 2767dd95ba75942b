import { getBatchQuota } from '../../../api/lookup/get-batch-quota.ts'
import { readQuota } from '../../services/lookup/batch-quota.ts'
import { route } from '../route.ts'

export const getBatchQuotaRoute = route(
  getBatchQuota,
  async ({ database, now }, { currentUser }) => ({
    data: await readQuota(database.read, currentUser.id, now()),
  }),
)
