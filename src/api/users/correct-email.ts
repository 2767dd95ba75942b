import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, email, id } from '../fields.ts'
import { adminUserRecord } from './admin-user-record.ts'

export const correctEmail = defineEndpoint('PATCH', '/admin/users/{id}/email', 'super-admin', {
  summary:
    'Correct the e-mail address of a member of staff. Their sessions, password, second factors, API keys and webhooks end. The new address receives a link to set a password, and the old address is notified. Needs a recent password check.',
  input: z.object({ id, email }),
  result: dataResponse(adminUserRecord),
})
