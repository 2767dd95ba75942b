import { defineEndpoint } from '../../endpoint.ts'
import { noInput } from '../../fields.ts'
import { recoveryCodes } from './confirm-two-factor.ts'

export const renewRecoveryCodes = defineEndpoint(
  'POST',
  '/auth/second-factor/recovery-codes',
  'verified-no-2fa',
  {
    summary:
      'Create new recovery codes, which are shown only once. The earlier ones stop working. Needs a recent password check.',
    input: noInput,
    result: recoveryCodes,
  },
)
