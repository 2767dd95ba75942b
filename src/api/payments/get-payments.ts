import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { paymentsRecord } from './payments-record.ts'

export const getPayments = defineEndpoint('GET', '/payments', 'signed-in', {
  summary: 'Your own plan, its renewal, and all your payments.',
  input: noInput,
  result: dataResponse(paymentsRecord),
})
