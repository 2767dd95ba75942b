import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { deleteWatches } from '../v1/watches/delete-watches.ts'

export const deleteUserWatches = defineEndpoint('POST', '/webhooks/watches/delete', 'verified', {
  summary: deleteWatches.summary,
  input: deleteWatches.input,
  result: dataResponse(z.object({ deleted: z.number() })),
})
