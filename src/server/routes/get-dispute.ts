import { getDispute } from '../../api/get-dispute.ts'
import { requireFound } from '../not-found.ts'
import { findDisputeRecord } from '../queries/dispute-records.ts'
import { route } from '../route.ts'

export const getDisputeRoute = route(getDispute, async ({ database }, { input }) => ({
  data: requireFound(await findDisputeRecord(database.read, input.id), 'dispute'),
}))
