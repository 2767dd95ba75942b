import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  anyPhoneNumber,
  dataResponse,
  familyName,
  nullablePatch,
  optionalLine,
  personName,
  phoneNumber,
  requiredLine,
  uploadUrl,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { languageName } from '../language-name.ts'
import { stateName } from '../state-name.ts'
import { userRecord } from './user-record.ts'

export const updateProfile = defineEndpoint('PATCH', '/users', 'signed-in', {
  summary: 'Change your own profile. Only the fields that are sent change.',
  input: z.object({
    firstName: z.optional(personName('your-first-name-missing')),
    lastName: z.optional(familyName),
    phoneNumber: z.optional(phoneNumber),
    alternatePhoneNumber: z.optional(
      z.union([z.literal(''), anyPhoneNumber], { error: invalid('second-phone-form') }),
    ),
    address: optionalLine(200),
    state: z.optional(stateName),
    lga: z.optional(requiredLine('lga-missing', 60)),
    profilePicture: nullablePatch(uploadUrl),
    /** The language of mails and notifications. */
    language: z.optional(languageName),
  }),
  result: dataResponse(userRecord),
})
