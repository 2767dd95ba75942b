import * as z from 'zod/mini'
import { userWatchRules } from '../../../domain/webhooks/watch-rules.ts'
import { dataResponse, optionalTypedLine, typedLine } from '../../fields.ts'
import { invalid } from '../../invalid.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleWatch, watchRow } from './user-watch.ts'

export const addWatches = defineV1Endpoint('POST', '/v1/watches', 'watch', {
  summary: `Watch identifiers, up to ${userWatchRules.maxPerCall} at once. You get a webhook when one is reported or listed by an authority, and when that ends. Look each identifier up after you start to watch it: a watch does not report what happened earlier.`,
  input: z.object({
    watches: z
      .array(
        z.object(
          {
            identifier: typedLine('watch-form'),
            reference: optionalTypedLine(100),
          },
          { error: invalid('watch-form') },
        ),
        { error: invalid('watches-missing') },
      )
      .check(
        z.minLength(1, invalid('watches-missing')),
        z.maxLength(
          userWatchRules.maxPerCall,
          invalid('batch-too-long', { max: userWatchRules.maxPerCall }),
        ),
      ),
  }),
  bodyBytes: 512 * 1024,
  /** In the order of the request. */
  result: dataResponse(z.array(watchRow)),
  example: {
    input: { watches: [{ identifier: '490154203237518', reference: 'order 4711' }] },
    result: { data: [{ status: 'new', watch: exampleWatch }] },
  },
})
