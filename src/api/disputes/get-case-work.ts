import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { caseFields, caseWorkRecord } from './case-work-record.ts'

export const getCaseWork = defineEndpoint({
  method: 'GET',
  path: '/admin/cases/{kind}/{id}',
  summary:
    'The assignee of a case and its internal notes. Staff who are a party to the case cannot read them.',
  access: 'staff',
  input: z.object(caseFields),
  result: dataResponse(caseWorkRecord),
})
