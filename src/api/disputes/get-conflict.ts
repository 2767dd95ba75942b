import * as z from 'zod/mini'
import { caseKinds } from '../../domain/disputes/conflicts-of-interest.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'

export const getConflict = defineEndpoint({
  method: 'GET',
  path: '/admin/conflicts/{kind}/{id}',
  summary:
    'Whether the caller may decide a case: not where they, or somebody with their phone number or mailbox, are a party.',
  access: 'staff',
  input: z.object({
    kind: z.enum(caseKinds, { error: `Choose one of ${caseKinds.join(', ')}` }),
    id,
  }),
  result: dataResponse(
    z.object({
      /** Why the caller may not, and who may; null where they may. */
      refusal: z.nullable(z.string()),
      /** People of the case with the caller's surname at the caller's address: a hint, no refusal. */
      maybeRelatives: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
})
