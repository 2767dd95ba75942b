import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listItems } from '../../api/list-items.ts'
import type { ReportStage } from '../../domain/reports.ts'
import { call } from '../session.ts'

/** How many rows the API gives at once: ten pages of the table. */
export const rowsPerWindow = 100

/** Every list of items begins so. */
export const itemsKey = ['items']

export const itemsQuery = (status: ReportStage | undefined, window: number) =>
  queryOptions({
    queryKey: [...itemsKey, status ?? 'all', window],
    queryFn: async ({ signal }) =>
      (await call(listItems, { status, page: window, limit: rowsPerWindow }, { signal })).data,
    placeholderData: keepPreviousData,
  })
