import { searchWords } from './search-words.ts'

interface Person {
  email: string
  firstName: string
  lastName: string
  phoneNumber: string
}

/** What a person is found by the beginning of: either name first, the e-mail, the phone number. */
export function personKeys({ email, firstName, lastName, phoneNumber }: Person): string[] {
  const keys = [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email, phoneNumber]
  return [...new Set(keys.map(searchWords))].filter((key) => key !== '')
}

/** What was typed into a search for people, as their keys begin: a number may be written `+234 803 …`. */
export function personPrefix(typed: string): string {
  const folded = searchWords(typed)
  if (!/^[\d\s()+.-]+$/.test(folded)) return folded
  return folded.replace(/\D/g, '').replace(/^(?:00)?234(?=\d)/, '0')
}
