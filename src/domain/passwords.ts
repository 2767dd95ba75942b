import { isStaff, type Role } from './roles.ts'

const leastOfStaff = 12

/** Words that stand for us or for nothing: alone, with digits or with signs they protect nobody. */
const plainWords =
  /^(?:toju|tojung|registry|lost|and|found|stolen|nigeria|naija|password|passwort|admin|welcome)+$/

/**
 * Why this may not become somebody's password, or null. Length is the contract's own rule; here is
 * what it cannot know. `common` holds, in lower case, those that are tried first by whoever guesses.
 */
export function refusePassword(
  password: string,
  { role, common }: { role: Role; common: ReadonlySet<string> },
): string | null {
  if (isStaff(role) && [...password].length < leastOfStaff) {
    return `Use at least ${leastOfStaff} characters: this account can do more than others`
  }
  const folded = password.toLowerCase()
  if (common.has(folded)) return 'Too many people use this password. Choose another.'
  if (plainWords.test(folded.replace(/[^\p{L}\p{M}]/gu, '')) || isOneCharacter(folded)) {
    return 'This is too easy to guess. Choose another.'
  }
  return null
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1
}
