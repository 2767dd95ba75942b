import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { caseFields, caseWorkRecord } from './case-work-record.ts'

export const getCaseWork = defineEndpoint({
  method: 'GET',
  path: '/admin/cases/{kind}/{id}',
  summary:
    'Who works on a case, and the notes of staff about it. A party to the case cannot read them.',
  access: 'staff',
  input: z.object(caseFields),
  result: dataResponse(caseWorkRecord),
})
