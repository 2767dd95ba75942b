import { toSearchText } from '../search-terms.ts'

interface User {
  email: string
  firstName: string
  lastName: string
  phoneNumber: string
}

/** What a person is found by the beginning of: either name first, the e-mail, the phone number. */
export function userSearchTerms({ email, firstName, lastName, phoneNumber }: User): string[] {
  const keys = [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email, phoneNumber]
  return [...new Set(keys.map(toSearchText))].filter((key) => key !== '')
}

/** What was typed into a search for people, as their keys begin: a number may be written `+234 803 …`. */
export function userSearchPrefix(typed: string): string {
  const folded = toSearchText(typed)
  if (!/^[\d\s()+.-]+$/.test(folded)) return folded
  return folded.replace(/\D/g, '').replace(/^(?:00)?234(?=\d)/, '0')
}
