import * as z from 'zod/mini'
import { caseKinds } from '../../domain/disputes/conflicts-of-interest.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'

export const getConflict = defineEndpoint('GET', '/admin/conflicts/{kind}/{id}', 'staff', {
  summary:
    'Whether the caller may decide a case. They may not if they, or a user with their phone number or mailbox, are a party to it.',
  input: z.object({
    kind: z.enum(caseKinds, { error: `Choose one of ${caseKinds.join(', ')}` }),
    id,
  }),
  result: dataResponse(
    z.object({
      /** Why the caller may not decide, and who may; null if they may. */
      refusal: z.nullable(z.string()),
      /** Parties with the caller’s surname and address. This is only a hint. */
      maybeRelatives: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
})
