import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { userRecord } from './user-record.ts'

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in user.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(userRecord),
})
