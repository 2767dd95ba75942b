import { toSearchText } from '../text/fold.ts'
import { withPlainDigits } from '../text/scripts.ts'
import { searchWords, textFromEachWord } from '../text/search-words.ts'

interface User {
  email: string
  firstName: string
  lastName: string
  phoneNumber: string
}

/**
 * Terms that find a user by prefix, in the form of `searchWords`: the name from each of its words on,
 * the last name first, the first word and the last, the e-mail, the phone number.
 */
export function userSearchTerms({ email, firstName, lastName, phoneNumber }: User): string[] {
  const name = searchWords(`${firstName} ${lastName}`)
  const words = name.split(' ')
  const terms = [
    ...textFromEachWord(name),
    searchWords(`${lastName} ${firstName}`),
    ...(words.length > 2 ? [`${words[0]} ${words.at(-1)}`] : []),
    searchWords(email),
    phoneNumber,
  ]
  // Who finds `obi ada` finds its beginning, too.
  return [...new Set(terms)].filter(
    (term) => term !== '' && !terms.some((other) => other !== term && other.startsWith(term)),
  )
}

/**
 * The prefix that a search looks for. A phone number may be written `+234 (0)803 …`, or without the 0
 * if it is nearly whole. Signs alone find nobody.
 */
export function userSearchPrefix(typed: string): string {
  const plain = withPlainDigits(typed)
  const digits = plain.replace(/\D/g, '')
  // Letters are of a name or an e-mail.
  if (digits === '' || /\p{L}/u.test(plain)) return searchWords(plain) || toSearchText(plain)
  return digits.replace(/^(?:00)?2340?(?=\d)/, '0').replace(/^(?=[789][01]\d{5})/, '0')
}
