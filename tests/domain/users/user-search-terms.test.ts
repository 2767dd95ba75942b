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

test.each(['rewaju', 'example.com', '123', 'x'])('and not by %j', (typed) => {
  const prefix = userSearchPrefix(typed)
  expect(userSearchTerms(ola).some((key) => key.startsWith(prefix))).toBe(false)
})

test('equal search terms are stored once, and empty ones not at all', () => {
  expect(
    userSearchTerms({ firstName: 'A', lastName: 'A', email: 'a@b.ng', phoneNumber: '' }),
  ).toEqual(['a a', 'a@b.ng'])
})
