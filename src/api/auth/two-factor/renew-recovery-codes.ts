import { defineEndpoint } from '../../endpoint.ts'
import { noInput } from '../../fields.ts'
import { recoveryCodes } from './confirm-two-factor.ts'

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary: 'New recovery codes, told this once; the earlier ones end. Asks for the password again.',
  access: 'staff-without-2fa',
  input: noInput,
  result: recoveryCodes,
})
