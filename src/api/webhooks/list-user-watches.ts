import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { userWatch } from '../v1/watches/user-watch.ts'

export const listUserWatches = defineEndpoint('GET', '/webhooks/watches', 'verified', {
  summary: 'The identifiers that you watch, newest first, and their number.',
  input: ownPage,
  result: z.extend(ownPageResponse(userWatch), { count: z.number() }),
})
