import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, optionalText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { adminReportRecord } from './admin-report-record.ts'

export const moderateReport = defineEndpoint('PATCH', '/admin/items/{id}', 'staff', {
  summary:
    'Decide on a report: `active` confirms a pending one, `inactive` rejects or closes it, `archived` archives it.',
  input: z.object({
    id,
    status: z.enum(['active', 'inactive', 'archived'], {
      error: invalid('moderation'),
    }),
    reason: optionalText(500),
  }),
  result: dataResponse(adminReportRecord),
})
