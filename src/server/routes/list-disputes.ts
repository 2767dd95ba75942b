import { listDisputes } from '../../api/list-disputes.ts'
import { listDisputeEntries } from '../queries/dispute-records.ts'
import { route } from '../route.ts'

export const listDisputesRoute = route(listDisputes, async ({ database }, { input }) => ({
  data: await listDisputeEntries(database, input),
}))
