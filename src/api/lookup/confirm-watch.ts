import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'

export const confirmWatch = defineEndpoint({
  method: 'POST',
  path: '/watches/confirm',
  summary: 'Start a watch with the token of a mailed link.',
  access: 'anyone',
  input: mailedToken,
  result: messageResponse,
})
