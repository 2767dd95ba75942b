import * as z from 'zod/mini'
import { invalid } from '../../api/invalid.ts'
import { type PasswordOwner, whyWeakPassword } from '../../domain/auth/passwords.ts'

/** The first few of the server's list of guessed passwords. */
export const mostGuessed: ReadonlySet<string> = new Set([
  ...['qwerty', 'qwertyuiop', 'asdfghjkl', '1q2w3e4r', '1qaz2wsx', 'abc123', 'letmein', 'iloveyou'],
  ...[
    'football',
    'arsenal',
    'chelsea',
    'liverpool',
    'princess',
    'sunshine',
    'superman',
    'blessing',
  ],
  ...['computer', 'internet', 'samsung', 'trustno1', 'baseball', 'michael', 'jesus', 'secret'],
])

/**
 * Refuses a new password in the field `name` for what the browser can know, together with the other
 * fields. The server has the last word: it knows more passwords, and the rules for staff.
 */
export function refuseWeakPassword<Form extends object>(
  name: keyof Form & string,
  ownerOf: (form: Partial<Form>) => PasswordOwner | undefined,
) {
  return z.check<Form>(
    ({ value, issues }) => {
      const password = value[name]
      if (typeof password !== 'string') return
      const owner = ownerOf(value)
      const weakness = whyWeakPassword(password, { role: 'user', common: mostGuessed, owner })
      if (weakness === null || weakness === 'password-short') return
      issues.push({ code: 'custom', path: [name], message: invalid(weakness), input: value })
    },
    // Zod would wait until every other field is right.
    { when: () => true },
  )
}
