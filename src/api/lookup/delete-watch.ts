import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'

export const deleteWatch = defineEndpoint({
  method: 'POST',
  path: '/watches/end',
  summary: 'End a watch with the token of a mailed link. Its e-mail address is deleted.',
  access: 'anyone',
  input: mailedToken,
  result: messageResponse,
})
