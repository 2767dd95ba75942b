import type { ItemRecord } from '../../../api/item-record.ts'
import { itemSorts, listItems } from '../../../api/list-items.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type ItemFilters, itemFilters } from './item-filters.ts'

export const itemsList: AdminList<ItemFilters, ItemRecord> = {
  key: 'items',
  sorts: itemSorts,
  ...itemFilters,
  fetch: async ({ status = 'pending', sort, ...ask }, signal) => {
    const stage = status === 'all' ? {} : { status }
    const asked = { ...ask, ...stage, sort: orderIn(itemSorts, sort) }
    const { data } = await call(listItems, asked, { signal })
    return { rows: data.items, total: data.total, more: data.more }
  },
}
