import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { caseFields, caseWorkRecord } from './case-work-record.ts'

export const getCaseWork = defineEndpoint('GET', '/admin/cases/{kind}/{id}', 'staff', {
  summary:
    'The assignee of a case and its internal notes. Staff who are a party to the case cannot read them.',
  input: z.object(caseFields),
  result: dataResponse(caseWorkRecord),
})
