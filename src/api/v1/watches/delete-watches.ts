import * as z from 'zod/mini'
import { userWatchRules } from '../../../domain/webhooks/watch-rules.ts'
import { dataResponse, id } from '../../fields.ts'
import { invalid } from '../../invalid.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleWatch } from './user-watch.ts'

export const deleteWatches = defineV1Endpoint('POST', '/v1/watches/delete', 'watch', {
  summary: `Stop watching, up to ${userWatchRules.maxPerCall} at once. Unknown ids are ignored, unless all are unknown.`,
  input: z.object({
    ids: z
      .array(id, { error: invalid('watch-ids') })
      .check(
        z.minLength(1, invalid('watch-ids')),
        z.maxLength(
          userWatchRules.maxPerCall,
          invalid('batch-too-long', { max: userWatchRules.maxPerCall }),
        ),
      ),
  }),
  result: dataResponse(z.object({ deleted: z.number() })),
  example: { input: { ids: [exampleWatch.id] }, result: { data: { deleted: 1 } } },
})
