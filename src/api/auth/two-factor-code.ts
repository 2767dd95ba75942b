import * as z from 'zod/mini'
import { copiedCode, sixDigits } from '../fields.ts'
import { invalid } from '../invalid.ts'

const error = invalid('two-factor-code')

/** A code of the app, or a recovery code instead. Older recovery codes are shorter. */
export const twoFactorCode = copiedCode(error).check(
  z.toLowerCase(),
  z.regex(/^(\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/, error),
)

/** Only a code of the app. */
export const appCode = sixDigits('app-code')
