import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { languageName } from '../language-name.ts'
import { lookupResult } from './lookup-result.ts'

export const verify = defineEndpoint('GET', '/verify', 'anyone', {
  summary: 'Look up whether an identifier was reported. Free for everyone.',
  // Any text is accepted: if it cannot be an identifier, the verdict is `invalid`.
  input: z.object({
    identifier: z
      .string({ error: invalid('identifier-missing') })
      .check(z.maxLength(500, invalid('identifier-too-long'))),
    /** The language of `message` and `advice`; English if left out. */
    language: z.optional(languageName),
  }),
  result: dataResponse(lookupResult),
})
