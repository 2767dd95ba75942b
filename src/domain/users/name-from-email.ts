const unnamed = 'Friend'

/**
 * A first name for an account that was opened with an e-mail alone: `musa.ibrahim7@…` is Musa. Its
 * user can change it.
 */
export function nameFromEmail(email: string): string {
  const [letters = ''] = /^[a-z]{2,30}/i.exec(email) ?? []
  if (letters === '') return unnamed
  return letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase()
}
