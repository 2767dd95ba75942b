import * as z from 'zod/mini'
import { teamRoles } from '../../domain/users/roles.ts'
import { defineEndpoint } from '../endpoint.ts'
import { email, familyName, personName, phoneNumber } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { userRecord } from './user-record.ts'

export const createUser = defineEndpoint('POST', '/admin/users', 'super-admin', {
  summary:
    'Open an account for a member of staff. They receive a link to set a password by mail. Needs a recent password check.',
  input: z.object({
    firstName: personName('first-name-missing'),
    lastName: z._default(familyName, ''),
    email,
    phoneNumber,
    role: z._default(z.enum(teamRoles, { error: invalid('team-role') }), 'admin'),
  }),
  result: z.object({ message: z.string(), data: userRecord }),
  status: 201,
})
