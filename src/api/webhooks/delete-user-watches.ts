import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { deleteWatches } from '../v1/watches/delete-watches.ts'

export const deleteUserWatches = defineEndpoint({
  method: 'POST',
  path: '/webhooks/watches/delete',
  summary: deleteWatches.summary,
  access: 'verified',
  input: deleteWatches.input,
  result: dataResponse(z.object({ deleted: z.number() })),
})
