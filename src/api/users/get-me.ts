import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { userRecord } from './user-record.ts'

export const getMe = defineEndpoint('GET', '/auth/me', 'signed-in', {
  summary: 'The signed-in user.',
  input: noInput,
  result: dataResponse(userRecord),
})
