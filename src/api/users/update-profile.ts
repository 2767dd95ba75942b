import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  nullablePatch,
  optionalLine,
  personName,
  phoneNumber,
  requiredLine,
  stateName,
  uploadUrl,
} from '../fields.ts'
import { userRecord } from './user-record.ts'

export const updateProfile = defineEndpoint({
  method: 'PATCH',
  path: '/users',
  summary: 'Change one’s own profile; only the fields sent are changed.',
  access: 'signed-in',
  input: z.object({
    firstName: z.optional(personName('Enter your first name')),
    lastName: z.optional(personName('Enter your last name')),
    phoneNumber: z.optional(phoneNumber),
    alternatePhoneNumber: z.optional(z.union([z.literal(''), phoneNumber])),
    address: optionalLine(200),
    state: z.optional(stateName),
    lga: z.optional(requiredLine('Choose a local government area', 60)),
    profilePicture: nullablePatch(uploadUrl),
  }),
  result: dataResponse(userRecord),
})
