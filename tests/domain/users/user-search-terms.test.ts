import { expect, test } from 'vitest'
import { userSearchPrefix, userSearchTerms } from '../../../src/domain/users/user-search-terms.ts'

const ola = {
  firstName: 'Ọláńrewájú',
  lastName: 'Adé',
  email: 'ola@example.com',
  phoneNumber: '08031234567',
}

test.each([
  'ola',
  'OLÁ',
  'olanrewaju  ade',
  'ade',
  'Adé Ọlá',
  'ola@ex',
  '0803',
  '+234 803 123',
  '00234-803',
  '2348031234567',
])('a user is found by %j', (typed) => {
  const prefix = userSearchPrefix(typed)
  expect(userSearchTerms(ola).some((key) => key.startsWith(prefix))).toBe(true)
})

test.each([
  ['Abdul Rahman', 'Musa', ['rahman', 'musa abdul', 'Abdul Musa', 'Musa, Abdul Rahman']],
  ['Ngozi', 'Okonjo-Iweala', ['iweala', 'okonjo iweala', 'OKONJO–IWEALA', 'ngozi iweala']],
  ['Sinéad', 'O’Connor', ['oconnor', "O'Connor", 'Oʼconnor sinead']],
  ['St. John', 'Ya’u', ['st john', 'St.John', 'john', 'yau', 'ya`u']],
  ['Ɗan-Iya', '', ['dan iya', 'dan-iya', 'iya', 'Ɗan']],
  ['Chidi J.', 'Obi', ['chidi obi', 'chidi j obi', 'obi chidi']],
])('%s %s is found by each word of the name', (firstName, lastName, searches) => {
  const terms = userSearchTerms({ ...ola, firstName, lastName })
  for (const typed of searches) {
    const prefix = userSearchPrefix(typed)
    expect(
      terms.some((key) => key.startsWith(prefix)),
      typed,
    ).toBe(true)
  }
})

test.each(['+234 (0)803 123 4567', '8031234567', '٠٨٠٣ ١٢٣', '0803-123', 'ola@example.com'])(
  'a user is found by %s, as it is written elsewhere',
  (typed) => {
    const prefix = userSearchPrefix(typed)
    expect(userSearchTerms(ola).some((key) => key.startsWith(prefix))).toBe(true)
  },
)

test('a name of two words has two terms, and each more word one or two more', () => {
  const termsOf = (firstName: string, lastName: string) =>
    userSearchTerms({ firstName, lastName, email: '', phoneNumber: '' })
  expect(termsOf('Ada', 'Obi')).toEqual(['ada obi', 'obi ada'])
  expect(termsOf('Abdul Rahman', 'Musa')).toEqual([
    ...['abdul rahman musa', 'rahman musa', 'musa abdul rahman', 'abdul musa'],
  ])
})

test.each(['rewaju', 'example.com', '123', 'x'])('and not by %j', (typed) => {
  const prefix = userSearchPrefix(typed)
  expect(userSearchTerms(ola).some((key) => key.startsWith(prefix))).toBe(false)
})

test('equal search terms are stored once, and empty ones not at all', () => {
  expect(
    userSearchTerms({ firstName: 'A', lastName: 'A', email: 'a@b.ng', phoneNumber: '' }),
  ).toEqual(['a a', 'a b ng'])
})
