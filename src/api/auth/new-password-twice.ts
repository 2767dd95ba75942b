import * as z from 'zod/mini'
import { foldedPassword, newPassword } from '../fields.ts'
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
