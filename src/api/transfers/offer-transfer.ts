import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, dataResponse, email, id, optionalLine } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { sentTransfer } from './transfer-record.ts'

export const offerTransfer = defineEndpoint('POST', '/assets/{id}/transfer', 'verified', {
  summary:
    'Offer an asset to a new owner by e-mail. The response never reveals whether that e-mail has an account.',
  input: z.object({
    id,
    email,
    password: currentPassword,
    /** A proof of a lookup of this asset to show to the buyer: its number or its text. */
    proof: optionalLine(20_000),
    /** Whether the buyer may see the seller’s name. */
    shareName: z.optional(z.boolean({ error: invalid('not-true-or-false') })),
  }),
  status: 201,
  result: dataResponse(sentTransfer),
})
