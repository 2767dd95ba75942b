import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { messageResponse } from '../fields.ts'

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session.',
  access: 'signed-in',
  input: z.object({}),
  result: messageResponse,
})
