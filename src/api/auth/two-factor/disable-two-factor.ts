import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { currentPassword, messageResponse } from '../../fields.ts'
import { twoFactorCode } from './two-factor-code.ts'

export const disableTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/disable',
  summary: 'Remove your own second factor, with the password and a code.',
  access: 'staff-without-2fa',
  input: z.object({ password: currentPassword, code: twoFactorCode }),
  result: messageResponse,
})
