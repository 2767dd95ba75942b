import { ownPage, ownPageResponse } from '../../list-fields.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleWatch, userWatch } from './user-watch.ts'

export const listWatches = defineV1Endpoint({
  method: 'GET',
  path: '/v1/watches',
  summary: 'Your watches, newest first.',
  scope: 'watch',
  input: ownPage,
  result: ownPageResponse(userWatch),
  example: { input: { limit: 1 }, result: { data: [exampleWatch], next: exampleWatch.id } },
})
