import { defineEndpoint } from '../../endpoint.ts'
import { noInput } from '../../fields.ts'
import { recoveryCodes } from './confirm-two-factor.ts'

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary:
    'Create new recovery codes, which are shown only once. The earlier ones stop working. Needs a recent password check.',
  access: 'staff-without-2fa',
  input: noInput,
  result: recoveryCodes,
})
