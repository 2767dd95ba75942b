import type { ItemRecord } from '../../api/item-record.ts'
import { listItems } from '../../api/list-items.ts'
import { type ReportStage, reportStages } from '../../domain/reports.ts'
import { call } from '../session.ts'
import { type AdminList, readOneOf } from './table/list.ts'

export interface ItemFilters {
  status?: ReportStage
}

export const itemsList: AdminList<ItemFilters, ItemRecord> = {
  key: 'items',
  sorts: [],
  readFilters: (search) => readOneOf('status', reportStages, search),
  fetch: async (ask, signal) => {
    const { data } = await call(listItems, ask, { signal })
    return { rows: data.items, total: data.total }
  },
}
