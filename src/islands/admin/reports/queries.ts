import { queryOptions } from '@tanstack/react-query'
import { adminGetReport } from '../../../api/reports/admin-get-report.ts'
import { call } from '../../session.ts'
import { reportsList } from './reports-list.ts'

export const adminReportQuery = (id: string) =>
  queryOptions({
    queryKey: [reportsList.key, 'one', id],
    queryFn: async ({ signal }) => (await call(adminGetReport, { id }, { signal })).data,
  })
