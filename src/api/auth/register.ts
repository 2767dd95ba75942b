import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  email,
  mailResponse,
  newPassword,
  personName,
  phoneNumber,
  requiredLine,
  stateName,
} from '../fields.ts'

export const registerInput = z.object({
  firstName: personName('Enter your first name'),
  lastName: personName('Enter your last name'),
  email,
  phoneNumber,
  address: requiredLine('Enter your address', 200),
  state: stateName,
  lga: requiredLine('Choose a local government area', 60),
  password: newPassword,
  country: z._default(z.literal('Nigeria', 'Toju serves Nigeria'), 'Nigeria'),
})

/** The same answer is given whether or not the e-mail already has an account. */
export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Open an account. A six-digit code goes to the e-mail; calling this accepts the terms.',
  access: 'anyone',
  input: registerInput,
  result: mailResponse,
  status: 201,
})
