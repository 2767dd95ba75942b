import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { findFields, identifierReads } from './report-found-item.ts'
import { reportRecord } from './report-record.ts'

export const createFindInput = z.object(findFields).check(identifierReads)

export const createFind = defineEndpoint({
  method: 'POST',
  path: '/reports/finds',
  summary: 'Report an item that you found. It is not registered as yours.',
  access: 'verified',
  input: createFindInput,
  result: dataResponse(reportRecord),
  status: 201,
})
