import * as z from 'zod/mini'
import { invalid } from '../invalid.ts'

const error = invalid('two-factor-code')

/**
 * A code of the app, or a recovery code instead. Spaces and dashes are ignored. Older recovery
 * codes are shorter.
 */
export const twoFactorCode = z.pipe(
  z.pipe(
    z.string({ error }),
    z.transform((typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()),
  ),
  z.string().check(z.regex(/^(\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/, error)),
)

/** Only a code of the app. */
export const appCode = z.pipe(
  z.pipe(
    z.string({ error: invalid('app-code') }),
    z.transform((typed: string) => typed.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, invalid('app-code'))),
)
