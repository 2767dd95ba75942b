import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredText } from '../fields.ts'
import { adminReportRecord } from './admin-report-record.ts'

export const askReporter = defineEndpoint('POST', '/admin/items/{id}/ask', 'staff', {
  summary:
    'Ask the reporter of a pending report for more. They are notified, and answer by changing the report or its asset.',
  input: z.object({ id, what: requiredText('evidence-missing', 500) }),
  result: dataResponse(adminReportRecord),
})
