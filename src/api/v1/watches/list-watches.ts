import { ownPage, ownPageResponse } from '../../list-fields.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleWatch, userWatch } from './user-watch.ts'

export const listWatches = defineV1Endpoint('GET', '/v1/watches', 'watch', {
  summary: 'Your watches, newest first.',
  input: ownPage,
  result: ownPageResponse(userWatch),
  example: {
    input: { limit: 1 },
    result: { data: [exampleWatch], next: `t1772614800000-${exampleWatch.id}` },
  },
})
