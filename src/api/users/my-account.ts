import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  anyPhoneNumber,
  currentPassword,
  dataResponse,
  familyName,
  instant,
  messageResponse,
  noInput,
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

export const getMe = defineEndpoint('GET', '/auth/me', 'signed-in', {
  summary: 'The signed-in user.',
  input: noInput,
  result: dataResponse(userRecord),
})

export const updateProfileInput = z.object({
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
})

export const updateProfile = defineEndpoint('PATCH', '/users', 'signed-in', {
  summary: 'Change your own profile. Only the fields that are sent change.',
  input: updateProfileInput,
  result: dataResponse(userRecord),
})

const section = z.object({
  /** The name in the file: `assets`. */
  name: z.string(),
  /** The heading for people: `What you registered`. */
  about: z.string(),
  /** False if there are more records than one response holds. */
  complete: z.boolean(),
  records: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
})

export const exportMyDataInput = z.object({ password: currentPassword })

export const exportMyData = defineEndpoint('POST', '/users/export', 'verified', {
  summary: 'All your own personal data, without secrets. Needs the password.',
  input: exportMyDataInput,
  result: dataResponse(
    z.object({
      madeAt: instant,
      sections: z.array(section),
      /** URLs of your own photos and receipts, to be fetched one by one. */
      pictures: z.array(z.string()),
    }),
  ),
})

export type PersonalDataExport = z.output<typeof exportMyData.result>['data']

export const eraseMyAccountInput = z.object({ password: currentPassword })

export const eraseMyAccount = defineEndpoint('POST', '/users/erase', 'verified', {
  summary:
    'Erase your own account and all personal data for good. A confirmed theft stays in the registry without its owner.',
  input: eraseMyAccountInput,
  result: messageResponse,
})
