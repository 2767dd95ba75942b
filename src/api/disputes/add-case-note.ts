import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, requiredText } from '../fields.ts'
import { caseFields, caseWorkRecord } from './case-work-record.ts'

export const addCaseNote = defineEndpoint('POST', '/admin/cases/{kind}/{id}/notes', 'staff', {
  summary: 'Add an internal note to a case. Users never see it.',
  input: z.object({ ...caseFields, text: requiredText('note-missing', 2000) }),
  result: dataResponse(caseWorkRecord),
})
