import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { addWatches, deleteWatches, userWatch, watchRow } from '../v1/watches.ts'

export const listUserWatches = defineEndpoint('GET', '/webhooks/watches', 'verified', {
  summary: 'The identifiers that you watch, newest first, and their number.',
  input: ownPage,
  result: z.extend(ownPageResponse(userWatch), { count: z.number() }),
})

export const addUserWatches = defineEndpoint('POST', '/webhooks/watches', 'verified', {
  summary: addWatches.summary,
  input: addWatches.input,
  result: dataResponse(z.array(watchRow)),
  bodyBytes: 512 * 1024,
})

export const deleteUserWatches = defineEndpoint('POST', '/webhooks/watches/delete', 'verified', {
  summary: deleteWatches.summary,
  input: deleteWatches.input,
  result: dataResponse(z.object({ deleted: z.number() })),
})
