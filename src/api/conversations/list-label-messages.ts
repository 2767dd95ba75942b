import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { labelMessageRecord } from './label-message-record.ts'

export const listLabelMessages = defineEndpoint('GET', '/label-messages', 'signed-in', {
  summary: 'What finders who scanned your labels wrote to you in the last year, newest first.',
  input: noInput,
  result: dataResponse(z.array(labelMessageRecord)),
})
