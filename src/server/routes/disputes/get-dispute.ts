import { getDispute } from '../../../api/disputes/get-dispute.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findDisputeRecord } from '../../queries/disputes/admin-disputes.ts'
import { route } from '../route.ts'

export const getDisputeRoute = route(getDispute, async ({ database }, { input }) => ({
  data: requireFound(await findDisputeRecord(database.read, input.id), 'dispute'),
}))
