import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { currentPassword, messageResponse } from '../../fields.ts'
import { twoFactorCode } from './two-factor-code.ts'

export const disableTwoFactor = defineEndpoint(
  'POST',
  '/auth/second-factor/disable',
  'verified-no-2fa',
  {
    summary: 'Remove your own second factor, with the password and a code.',
    input: z.object({ password: currentPassword, code: twoFactorCode }),
    result: messageResponse,
  },
)
