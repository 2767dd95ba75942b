import { toSearchText } from '../text/fold.ts'
import { withPlainDigits } from '../text/scripts.ts'

interface User {
  email: string
  firstName: string
  lastName: string
  phoneNumber: string
}

/** Terms that find a user by prefix: either name first, the e-mail, the phone number. */
export function userSearchTerms({ email, firstName, lastName, phoneNumber }: User): string[] {
  const keys = [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email, phoneNumber]
  return [...new Set(keys.map(toSearchText))].filter((key) => key !== '')
}

/** The normalized prefix of a user search. A phone number may be written `+234 803 …`. */
export function userSearchPrefix(typed: string): string {
  const folded = withPlainDigits(toSearchText(typed))
  if (!/^[\d\s()+.-]+$/.test(folded)) return folded
  return folded.replace(/\D/g, '').replace(/^(?:00)?234(?=\d)/, '0')
}
