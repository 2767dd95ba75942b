import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { addWatches } from '../v1/watches/add-watches.ts'
import { watchRow } from '../v1/watches/user-watch.ts'

export const addUserWatches = defineEndpoint('POST', '/webhooks/watches', 'verified', {
  summary: addWatches.summary,
  input: addWatches.input,
  result: dataResponse(z.array(watchRow)),
  bodyBytes: 512 * 1024,
})
