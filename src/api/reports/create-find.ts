import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { findFields, identifierParses } from './report-found-item.ts'
import { reportRecord } from './report-record.ts'

export const createFindInput = z.object(findFields).check(identifierParses)

export const createFind = defineEndpoint('POST', '/reports/finds', 'verified', {
  summary: 'Report an item that you found. It is not registered as yours.',
  input: createFindInput,
  result: dataResponse(reportRecord),
  status: 201,
})
