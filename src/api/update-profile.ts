import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import {
  clearable,
  dataOf,
  optionalText,
  phoneNumber,
  requiredText,
  stateName,
  uploadUrl,
} from './fields.ts'
import { userRecord } from './user-record.ts'

export const updateProfile = defineAct({
  method: 'PATCH',
  path: '/users',
  summary: 'Change one’s own profile; only the fields sent are changed.',
  access: 'signed-in',
  input: z.object({
    firstName: z.optional(requiredText('Enter your first name', 60)),
    lastName: z.optional(requiredText('Enter your last name', 60)),
    phoneNumber: z.optional(phoneNumber),
    alternatePhoneNumber: z.optional(z.union([z.literal(''), phoneNumber])),
    address: optionalText(200),
    state: z.optional(stateName),
    lga: z.optional(requiredText('Choose a local government area', 60)),
    profilePicture: clearable(uploadUrl),
  }),
  result: dataOf(userRecord),
})
