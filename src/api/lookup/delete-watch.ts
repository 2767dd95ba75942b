import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'

export const deleteWatch = defineEndpoint('POST', '/watches/end', 'anyone', {
  summary: 'End a watch with the token of a mailed link. Its e-mail address is deleted.',
  input: mailedToken,
  result: messageResponse,
})
