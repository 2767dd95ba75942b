import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, noInput } from '../../fields.ts'
import { passkeyRecord } from './passkey-record.ts'

export const listPasskeys = defineEndpoint('GET', '/auth/passkeys', 'verified-no-2fa', {
  summary: 'Your own passkeys, oldest first.',
  input: noInput,
  result: dataResponse(z.array(passkeyRecord)),
})
