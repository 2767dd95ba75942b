import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { messageResponse, newPassword, requiredLine } from '../fields.ts'

export const resetPassword = defineEndpoint('POST', '/auth/reset-password', 'anyone', {
  summary: 'Set a new password with the token of a mailed link. Ends every session of the account.',
  input: z.object({ token: requiredLine('reset-token-missing', 200), newPassword }),
  result: messageResponse,
})
