import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { batchQuota } from './batch-quota.ts'

export const getBatchQuota = defineEndpoint('GET', '/verify/batch', 'signed-in', {
  summary: 'How many identifiers the caller may look up in one batch, and how many more today.',
  input: noInput,
  result: dataResponse(batchQuota),
})
