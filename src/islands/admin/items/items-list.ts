import type { ItemRecord } from '../../../api/item-record.ts'
import { itemSorts, listItems } from '../../../api/list-items.ts'
import { reportStages } from '../../../domain/reports.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, readOneOf, readText } from '../table/list.ts'

export const shownStages = [...reportStages, 'all'] as const
export type ShownStage = (typeof shownStages)[number]

export interface ItemFilters {
  /** What waits for a decision is shown first: left out, it is `pending`. */
  status?: ShownStage
  search?: string
  /** A person’s id. */
  owner?: string
}

export const itemsList: AdminList<ItemFilters, ItemRecord> = {
  key: 'items',
  sorts: itemSorts,
  readFilters: (search) => ({
    ...readOneOf('status', shownStages, search),
    ...readText('search', search),
    ...readText('owner', search),
  }),
  fetch: async ({ status = 'pending', sort, ...ask }, signal) => {
    const stage = status === 'all' ? {} : { status }
    const asked = { ...ask, ...stage, sort: orderIn(itemSorts, sort) }
    const { data } = await call(listItems, asked, { signal })
    return { rows: data.items, total: data.total, more: data.more }
  },
}
