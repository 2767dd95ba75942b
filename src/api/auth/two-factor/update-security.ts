import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { messageResponse } from '../../fields.ts'
import { invalid } from '../../invalid.ts'

export const updateSecurity = defineEndpoint({
  method: 'PATCH',
  path: '/admin/security',
  summary:
    'Require a second factor of every admin and super-admin, or no longer. Those without one can then only set it up. Asks for the password again.',
  access: 'super-admin',
  input: z.object({ secondFactorRequired: z.boolean({ error: invalid('say-true-or-false') }) }),
  result: messageResponse,
})
