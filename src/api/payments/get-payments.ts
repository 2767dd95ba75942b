import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { paymentsRecord } from './payments-record.ts'

export const getPayments = defineEndpoint('GET', '/payments', 'signed-in', {
  summary: 'One’s own plan, its renewal, and everything ever paid.',
  input: noInput,
  result: dataResponse(paymentsRecord),
})
