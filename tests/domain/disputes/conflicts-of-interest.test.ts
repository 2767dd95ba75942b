import { describe, expect, it } from 'vitest'
import { conflictOf, maybeRelatives } from '../../../src/domain/disputes/conflicts-of-interest.ts'
import { mailboxOf } from '../../../src/domain/users/emails.ts'

const decider = { id: 'me', emails: ['ada.obi@gmail.com'], phones: ['08031234567', null] }
const party = { userId: 'you', part: 'reporter' as const, emails: ['x@example.com'], phones: [''] }

describe('a conflict of interest', () => {
  it('means being a party, having the same phone number in any format, or sharing a mailbox', () => {
    expect(conflictOf(decider, [party])).toBeNull()
    expect(conflictOf(decider, [{ ...party, userId: 'me' }])).toBe('reporter')
    for (const phone of ['08031234567', '8031234567', '+234 803 123 4567']) {
      expect(conflictOf(decider, [{ ...party, phones: [null, phone] }])).toBe('same-phone')
    }
    for (const email of ['adaobi+sales@googlemail.com', 'Ada.Obi@GMAIL.com']) {
      expect(conflictOf(decider, [{ ...party, emails: [email] }])).toBe('same-mailbox')
    }
  })

  it('does not follow from a missing phone number, or from a name or address alone', () => {
    const nothing = { ...decider, emails: [''], phones: ['', null, '0'] }
    expect(conflictOf(nothing, [{ ...party, emails: [''], phones: ['', '0'] }])).toBeNull()
    const [one, other] = [
      { lastName: 'Ọkáfọ̀r', address: '12, Allen Avenue' },
      { lastName: 'okafor', address: '12 allen avenue' },
    ]
    expect(maybeRelatives(one, other)).toBe(true)
    expect(maybeRelatives({ ...one, address: null }, { ...other, address: null })).toBe(false)
    expect(maybeRelatives(one, { ...other, lastName: 'Obi' })).toBe(false)
  })
})

it.each([
  ['Ada.Obi+toju@googlemail.com', 'adaobi@gmail.com'],
  ['ada.obi+x@example.com', 'ada.obi@example.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
