import { getBatchAllowance } from '../../api/get-batch-allowance.ts'
import { readAllowance } from '../batch-allowance.ts'
import { route } from '../route.ts'

export const getBatchAllowanceRoute = route(
  getBatchAllowance,
  async ({ database, now }, { caller }) => ({
    data: await readAllowance(database.read, caller.id, now()),
  }),
)
