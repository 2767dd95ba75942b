import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { messageResponse } from '../../fields.ts'
import { invalid } from '../../invalid.ts'

export const updateSecurity = defineEndpoint('PATCH', '/admin/security', 'super-admin', {
  summary:
    'Require a second factor of every admin and super-admin, or stop requiring it. Staff without one can then only set it up. Needs a recent password check.',
  input: z.object({ secondFactorRequired: z.boolean({ error: invalid('say-true-or-false') }) }),
  result: messageResponse,
})
