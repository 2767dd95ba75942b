import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse } from '../fields.ts'
import { newPasswordTwice, passwordsMatch } from './new-password-twice.ts'

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change one’s own password; ends every session of the account, this one included.',
  access: 'signed-in',
  input: z.object({ currentPassword, ...newPasswordTwice }).check(passwordsMatch),
  result: messageResponse,
})
