import * as z from 'zod/mini'
import { roles, userStatuses } from '../../domain/users/roles.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  anyPhoneNumber,
  dataResponse,
  familyName,
  id,
  nullablePatch,
  optionalLine,
  optionalText,
  personName,
  phoneNumber,
  requiredLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { stateName } from '../state-name.ts'
import { adminUserRecord } from './admin-user-record.ts'

export const updateUser = defineEndpoint('PATCH', '/admin/users/{id}', 'staff', {
  summary:
    'Change a user’s profile, suspend or restore them (`status`, with a `reason` that they are told), or change their role. The last two need a recent password check.',
  input: z.object({
    id,
    firstName: z.optional(personName('first-name-missing')),
    lastName: z.optional(familyName),
    phoneNumber: z.optional(phoneNumber),
    alternatePhoneNumber: nullablePatch(anyPhoneNumber),
    address: optionalLine(200),
    state: z.optional(stateName),
    lga: z.optional(requiredLine('lga-missing', 60)),
    status: z.optional(z.enum(userStatuses, { error: invalid('user-status') })),
    reason: optionalText(500),
    role: z.optional(z.enum(roles, { error: invalid('role-choice') })),
  }),
  result: dataResponse(adminUserRecord),
})
