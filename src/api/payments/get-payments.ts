import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { paymentsRecord } from './payments-record.ts'

export const getPayments = defineEndpoint({
  method: 'GET',
  path: '/payments',
  summary: 'One’s own plan, its renewal, and everything ever paid.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(paymentsRecord),
})
