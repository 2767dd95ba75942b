import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  currentPassword,
  email,
  foldedPassword,
  mailResponse,
  messageResponse,
  newPassword,
  requiredLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'

/** A password that is chosen, typed twice. */
export const newPasswordTwice = {
  newPassword,
  confirmPassword: z.string({ error: invalid('repeated-password-missing') }).check(foldedPassword),
}

type Typed = z.output<z.ZodMiniObject<typeof newPasswordTwice>>

export const passwordsMatch = z.refine<Typed>((form) => form.newPassword === form.confirmPassword, {
  error: invalid('passwords-differ'),
  path: ['confirmPassword'],
})

export const changePasswordInput = z
  .object({ currentPassword, ...newPasswordTwice })
  .check(passwordsMatch)

export const changePassword = defineEndpoint('POST', '/auth/change-password', 'signed-in', {
  summary: 'Change your own password. Ends every session of the account, including this one.',
  input: changePasswordInput,
  result: messageResponse,
})

export const firstPasswordInput = z.object({ newPassword })

export const setFirstPassword = defineEndpoint('POST', '/auth/first-password', 'verified', {
  summary:
    'Set the password of an account that a report has just opened, for ten minutes. Later a mailed link sets it.',
  input: firstPasswordInput,
  result: messageResponse,
})

export const forgotPasswordInput = z.object({ email })

export const forgotPassword = defineEndpoint('POST', '/auth/forgot-password', 'anyone', {
  summary:
    'Mail a link that sets a new password. The response does not reveal whether the account exists. If a link was sent moments ago, `message` says so.',
  input: forgotPasswordInput,
  result: mailResponse,
})

export const resetPassword = defineEndpoint('POST', '/auth/reset-password', 'anyone', {
  summary: 'Set a new password with the token of a mailed link. Ends every session of the account.',
  input: z.object({ token: requiredLine('reset-token-missing', 200), newPassword }),
  result: messageResponse,
})
