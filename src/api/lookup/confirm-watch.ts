import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'

export const confirmWatch = defineEndpoint('POST', '/watches/confirm', 'anyone', {
  summary: 'Start a watch with the token of a mailed link.',
  input: mailedToken,
  result: messageResponse,
})
