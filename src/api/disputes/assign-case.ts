import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { caseFields, caseWorkRecord } from './case-work-record.ts'

export const assignCase = defineEndpoint('PATCH', '/admin/cases/{kind}/{id}', 'staff', {
  summary:
    'Take a case, or release it. `assigneeId` is the assignee that the caller saw, left out if there was none. If the assignee has changed since, nothing changes.',
  input: z.object({
    ...caseFields,
    action: z.enum(['take', 'give-back'], { error: invalid('case-action') }),
    assigneeId: z.optional(id),
  }),
  result: dataResponse(caseWorkRecord),
})
