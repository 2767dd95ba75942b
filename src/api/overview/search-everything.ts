import * as z from 'zod/mini'
import { reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, typedLine } from '../fields.ts'

export const searchEverything = defineEndpoint('GET', '/admin/search', 'staff', {
  summary:
    'Users, assets, reports and identifiers that begin with a text, at most five of each. Ids must be complete.',
  input: z.object({ query: typedLine('search-missing', 100) }),
  result: dataResponse(
    z.object({
      users: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
      assets: z.array(
        z.object({ id: z.string(), name: z.string(), owner: z.object({ name: z.string() }) }),
      ),
      reports: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          status: z.enum(reportStages),
          reportStatus: z.enum(reportStatuses),
        }),
      ),
      identifiers: z.array(
        z.object({
          label: z.string(),
          value: z.string(),
          asset: z.object({ id: z.string(), name: z.string() }),
        }),
      ),
    }),
  ),
})
