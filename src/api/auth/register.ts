import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  email,
  familyName,
  mailResponse,
  newPassword,
  personName,
  phoneNumber,
  requiredLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { languageName } from '../language-name.ts'
import { stateName } from '../state-name.ts'

export const registerInput = z.object({
  firstName: personName('your-first-name-missing'),
  lastName: z._default(familyName, ''),
  email,
  phoneNumber,
  address: requiredLine('address-missing', 200),
  state: stateName,
  lga: requiredLine('lga-missing', 60),
  password: newPassword,
  /** The language of mails and notifications; the form sends that of its page. */
  language: z.optional(languageName),
  country: z._default(z.literal('Nigeria', invalid('country')), 'Nigeria'),
})

/** The response is the same whether or not the e-mail already has an account. */
export const register = defineEndpoint('POST', '/auth/register', 'anyone', {
  summary:
    'Open an account. A six-digit code is sent to the e-mail. By calling this endpoint the user accepts the terms.',
  input: registerInput,
  result: mailResponse,
  status: 201,
})
