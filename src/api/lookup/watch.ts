import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, mailedToken, messageResponse, numberLine } from '../fields.ts'
import { languageName } from '../language-name.ts'

export const createWatch = defineEndpoint('POST', '/watches', 'anyone', {
  summary:
    'Mail a link that starts a watch. A user who confirms it is notified once if the identifier is reported within 30 days.',
  input: z.object({
    identifier: numberLine('watched-number-missing', 256),
    email,
    language: z.optional(languageName),
  }),
  result: messageResponse,
})

export const confirmWatch = defineEndpoint('POST', '/watches/confirm', 'anyone', {
  summary: 'Start a watch with the token of a mailed link.',
  input: mailedToken,
  result: messageResponse,
})

export const deleteWatch = defineEndpoint('POST', '/watches/end', 'anyone', {
  summary: 'End a watch with the token of a mailed link. Its e-mail address is deleted.',
  input: mailedToken,
  result: messageResponse,
})
