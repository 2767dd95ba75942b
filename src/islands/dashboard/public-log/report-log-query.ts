import { queryOptions } from '@tanstack/react-query'
import { getReportLog } from '../../../api/reports/get-report-log.ts'
import { call } from '../../session.ts'

export const reportLogQuery = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'log', id],
    queryFn: async ({ signal }) => (await call(getReportLog, { id }, { signal })).data,
    refetchOnWindowFocus: 'always',
    // A new entry gets its index in the log after a second or two.
    refetchInterval: ({ state }) =>
      state.data?.some(({ index }) => index === null) ? 3000 : false,
  })
