import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const adminResetTwoFactor = defineEndpoint(
  'DELETE',
  '/admin/users/{id}/second-factor',
  'staff',
  {
    summary:
      'Remove the second factors (app, passkeys, recovery codes) of a user who lost them all. Ends their sessions and notifies them by mail. Those of an ordinary user are removed after 24 hours, unless the user uses one of them before. Needs a recent password check.',
    input: z.object({ id }),
    result: messageResponse,
  },
)
