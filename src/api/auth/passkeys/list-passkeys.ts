import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse } from '../../fields.ts'
import { passkeyRecord } from './passkey-record.ts'

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/auth/passkeys',
  summary: 'One’s own passkeys, the oldest first.',
  access: 'staff-without-2fa',
  input: z.object({}),
  result: dataResponse(z.array(passkeyRecord)),
})
