import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, noInput } from '../../fields.ts'
import { passkeyRecord } from './passkey-record.ts'

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/auth/passkeys',
  summary: 'Your own passkeys, oldest first.',
  access: 'staff-without-2fa',
  input: noInput,
  result: dataResponse(z.array(passkeyRecord)),
})
