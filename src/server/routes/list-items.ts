import { listItems } from '../../api/list-items.ts'
import { listItemRecords } from '../queries/items.ts'
import { route } from '../route.ts'

export const listItemsRoute = route(listItems, async ({ database }, { input }) => {
  const { rows, total, more } = await listItemRecords(database, input)
  return { data: { items: rows, total, more } }
})
