import type { ItemRecord } from '../../../api/item-record.ts'
import { itemSorts, listItems } from '../../../api/list-items.ts'
import { call } from '../../session.ts'
import type { AdminList } from '../table/list.ts'
import { type ItemFilters, itemFilters } from './item-filters.ts'

export const itemsList: AdminList<ItemFilters, ItemRecord> = {
  key: 'items',
  sorts: itemSorts,
  ...itemFilters,
  fetch: async ({ status = 'pending', sort, ...ask }, signal) => {
    const stage = status === 'all' ? {} : { status }
    const { data } = await call(listItems, { ...ask, ...stage, sort: itemOrder(sort) }, { signal })
    return { rows: data.items, total: data.total, more: data.more }
  },
}

/** The address may name a column by which only the loaded rows are put in order. */
function itemOrder(sort: string | undefined) {
  return sort === 'createdAt' || sort === '-createdAt' ? sort : undefined
}
