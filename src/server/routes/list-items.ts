import { listItems } from '../../api/list-items.ts'
import { listItemRecords } from '../queries/items.ts'
import { route } from '../route.ts'

export const listItemsRoute = route(listItems, async ({ database }, { input }) => ({
  data: await listItemRecords(database, {
    stage: input.status,
    offset: (input.page - 1) * input.limit,
    limit: input.limit,
  }),
}))
