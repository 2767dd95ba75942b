import { listChecks } from '../../api/list-checks.ts'
import { checkedDays } from '../queries/tripwires.ts'
import { route } from '../route.ts'

export const listChecksRoute = route(listChecks, async ({ database }, { input }) => ({
  data: await checkedDays(database.read, input),
}))
