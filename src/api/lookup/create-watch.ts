import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, messageResponse, typedLine } from '../fields.ts'
import { languageName } from '../language-name.ts'

export const createWatch = defineEndpoint('POST', '/watches', 'anyone', {
  summary:
    'Mail a link that starts a watch. A user who confirms it is notified once if the identifier is reported within 30 days.',
  input: z.object({
    identifier: typedLine('watched-number-missing', 256),
    email,
    language: z.optional(languageName),
  }),
  result: messageResponse,
})
