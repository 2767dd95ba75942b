import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'

export const deleteWatch = defineEndpoint({
  method: 'POST',
  path: '/watches/end',
  summary: 'End a watch with the token of a mailed link; its e-mail address is forgotten.',
  access: 'anyone',
  input: mailedToken,
  result: messageResponse,
})
