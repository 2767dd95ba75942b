import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { importRecord } from './import-record.ts'

export const changeListingImport = defineEndpoint('PATCH', '/admin/listings/{id}', 'super-admin', {
  summary: 'Apply an uploaded list, undo it, or discard it. Lookups change at once.',
  input: z.object({ id, act: z.enum(['apply', 'undo', 'discard']) }),
  result: dataResponse(importRecord),
})
