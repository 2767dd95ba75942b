import * as z from 'zod/mini'
import { userWatchRules } from '../../domain/webhooks/rules.ts'
import {
  dataResponse,
  id,
  instant,
  messageResponse,
  numberLine,
  optionalTypedLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { defineV1Endpoint } from './define-v1-endpoint.ts'

/** An identifier about which a user’s software gets webhooks. */
export const userWatch = z.object({
  id: z.string(),
  identifier: z.string(),
  /** Your own name for it. Webhooks contain this name, never the identifier. */
  reference: z.nullable(z.string()),
  createdAt: instant,
})

export type UserWatchRecord = z.output<typeof userWatch>

/** The result for one watch. `known`: it was already watched, and now has this reference. */
export const watchRow = z.object({
  status: z.enum(['new', 'known', 'invalid']),
  /** Null if this is not an identifier. */
  watch: z.nullable(userWatch),
})

/** The example in the documentation. */
const exampleWatch: UserWatchRecord = {
  id: '0b7b3c52-9a6e-4f0e-8a30-6f1f4f5f7c12',
  identifier: '490154 20 323751 8',
  reference: 'order 4711',
  createdAt: 1_772_614_800_000,
}

export const listWatches = defineV1Endpoint('GET', '/v1/watches', 'watch', {
  summary: 'Your watches, newest first.',
  input: ownPage,
  result: ownPageResponse(userWatch),
  example: {
    input: { limit: 1 },
    result: { data: [exampleWatch], next: `t1772614800000-${exampleWatch.id}` },
  },
})

export const addWatches = defineV1Endpoint('POST', '/v1/watches', 'watch', {
  summary: `Watch identifiers, up to ${userWatchRules.maxPerCall} at once. You get a webhook when one is reported or listed by an authority, and when that ends. Look each identifier up after you start to watch it: a watch does not report what happened earlier.`,
  input: z.object({
    watches: z
      .array(
        z.object(
          {
            identifier: numberLine('watch-form'),
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

export const deleteOneWatch = defineV1Endpoint('DELETE', '/v1/watches/{id}', 'watch', {
  summary: 'Stop watching an identifier.',
  input: z.object({ id }),
  result: messageResponse,
  example: { input: { id: exampleWatch.id }, result: { message: 'Watch deleted' } },
})

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
