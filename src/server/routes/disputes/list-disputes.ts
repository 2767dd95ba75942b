import { listDisputes } from '../../../api/disputes/list-disputes.ts'
import { listDisputeEntries } from '../../queries/disputes/admin-disputes.ts'
import { route } from '../route.ts'

export const listDisputesRoute = route(listDisputes, async ({ database }, { input }) => ({
  data: await listDisputeEntries(database, input),
}))
