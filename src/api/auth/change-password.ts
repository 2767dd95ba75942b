import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, messageResponse } from '../fields.ts'
import { newPasswordTwice, passwordsMatch } from './new-password-twice.ts'

export const changePassword = defineEndpoint('POST', '/auth/change-password', 'signed-in', {
  summary: 'Change your own password. Ends every session of the account, including this one.',
  input: z.object({ currentPassword, ...newPasswordTwice }).check(passwordsMatch),
  result: messageResponse,
})
