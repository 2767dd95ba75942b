import { listLookups } from '../../../api/lookup/list-lookups.ts'
import { lookupDays } from '../../queries/lookup/lookup-alerts.ts'
import { route } from '../route.ts'

export const listLookupsRoute = route(listLookups, async ({ database }, { input }) => ({
  data: await lookupDays(database.read, input),
}))
