import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const adminResetTwoFactor = defineEndpoint({
  method: 'DELETE',
  path: '/admin/users/{id}/second-factor',
  summary:
    'Remove the second factors (app, passkeys, recovery codes) of somebody who lost them all. Signs them out and tells them by mail; of a user’s account they go after 24 hours, unless one of them is used before. Asks for the password again.',
  access: 'staff',
  input: z.object({ id }),
  result: messageResponse,
})
