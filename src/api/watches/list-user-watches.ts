import { defineEndpoint } from '../endpoint.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { userWatch } from './user-watch.ts'

export const listUserWatches = defineEndpoint({
  method: 'GET',
  path: '/v1/watches',
  summary: 'What you watch, newest first.',
  access: 'verified',
  input: ownPage,
  result: ownPageResponse(userWatch),
})
