/** Providers whose mailboxes are the same with and without dots. */
const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an e-mail most likely reaches: lower case, without `+tag`, and without dots
 * where the provider ignores them. Only for counting: mail goes to the e-mail as given.
 */
export function mailboxOf(email: string): string {
  const folded = email.trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  if (at < 0) return folded
  const domain = folded.slice(at + 1)
  const untagged = folded.slice(0, at).replace(/(?<=.)\+.*$/, '')
  if (!ignoresDots.has(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '')}@gmail.com`
}

const unnamed = 'Friend'

/**
 * Whether users told us their name. Who opened an account with an e-mail alone did not: `nameFromEmail`
 * made their first name. Who changes it gives a last name or a phone number with it.
 */
export function isNameKnown(user: { lastName: string; phoneNumber: string }): boolean {
  return user.lastName !== '' || user.phoneNumber !== ''
}

/**
 * A first name for an account that was opened with an e-mail alone: `musa.ibrahim7@…` is Musa,
 * but `fymx11@…` is Friend. Its user can change it.
 */
export function nameFromEmail(email: string): string {
  const [letters = ''] = /^(?=[a-z]*[aeiou])[a-z]{3,30}/i.exec(email) ?? []
  if (letters === '') return unnamed
  return letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase()
}
