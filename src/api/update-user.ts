import * as z from 'zod/mini'
import { roles, userStatuses } from '../domain/roles.ts'
import { defineAct } from './act.ts'
import {
  clearable,
  dataOf,
  id,
  optionalLine,
  optionalText,
  personName,
  phoneNumber,
  requiredLine,
  stateName,
} from './fields.ts'
import { personRecord } from './person-record.ts'

export const updateUser = defineAct({
  method: 'PATCH',
  path: '/admin/users/{id}',
  summary:
    'Change somebody’s profile, suspend or restore them (`status`, with a `reason` that they are told), or change their role. The last two ask for the password again.',
  access: 'staff',
  input: z.object({
    id,
    firstName: z.optional(personName('Enter a first name')),
    lastName: z.optional(personName('Enter a last name')),
    phoneNumber: z.optional(phoneNumber),
    alternatePhoneNumber: clearable(phoneNumber),
    address: optionalLine(200),
    state: z.optional(stateName),
    lga: z.optional(requiredLine('Choose a local government area', 60)),
    status: z.optional(z.enum(userStatuses, { error: 'Choose active or suspended' })),
    reason: optionalText(500),
    role: z.optional(z.enum(roles, { error: 'Choose user, admin or super-admin' })),
  }),
  result: dataOf(personRecord),
})
