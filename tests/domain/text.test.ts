import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  anyPhoneNumber,
  email,
  familyName,
  personName,
  phoneNumber,
  sixDigits,
} from '../../src/api/fields.ts'
import { tokenize } from '../../src/domain/matching/tokenize.ts'
import { collationKey, toSearchText } from '../../src/domain/text/fold.ts'
import { groupedPhone, mobileNumber } from '../../src/domain/users/phone-numbers.ts'
import { userSearchPrefix, userSearchTerms } from '../../src/domain/users/user-search-terms.ts'
import { hasWords } from '../../src/islands/dashboard/queries.ts'
import { nairaOf } from '../../src/islands/forms/naira.ts'
import { personInput } from '../../src/locales/en/input/people.ts'

test.each([
  ['danjuma kwairanga', 'Ɗanjuma Ƙwairanga'],
  ['bagudu', 'Ɓagudu'],
  ["d'angelo", 'D’Angelo'],
  ["'yar'adua", 'ʼYarʻAdua'],
  ['uzoma', 'Ụzọ̀mà'],
  ['eniola osunleke', 'Ẹ́nìọlá  Ọ̀ṣúnlékè'],
  ['osun-state', 'Ọ̀ṣun\u2011State'],
  ['ada', '\u2068A\u200Bda\u2069'],
])('a search for %s finds %s', (typed, written) => {
  expect(toSearchText(written)).toBe(typed)
})

test.each([
  ['dangelo', 'D’Angelo bag'],
  ["d'angelo", "D'Angelo bag"],
  ['d angelo bag', 'D’Angelo bag'],
  ['galaxy s21', 'Galaxy-S21 Ultra'],
  ['iphone12', 'iPhone 12 Pro'],
  ['note 10', 'Note10+'],
  ['laptop eniola', 'Ẹ́nìọlá laptop'],
  ['ade-ojo', 'Adé Ojo'],
])('the words %s find %s', (typed, name) => {
  expect(hasWords(name, typed)).toBe(true)
})

test.each(['galaxy s22', '+', '', ' - '])('the words %j do not find a Galaxy-S21', (typed) => {
  expect(hasWords('Galaxy-S21', typed)).toBe(false)
})

test('names are ordered and words are compared with the same folding', () => {
  expect(collationKey('Ɗan’iya & Sons')).toBe('dan iya sons')
  const branches = ['Branch 2', 'Branch 10', 'Branch 10b', 'Ɓranch 3', 'Brace']
  expect(branches.toSorted((a, b) => (collationKey(a) < collationKey(b) ? -1 : 1))).toEqual([
    'Brace',
    'Branch 2',
    'Ɓranch 3',
    'Branch 10',
    'Branch 10b',
  ])
  expect(tokenize('Ƙaramar jaka')).toEqual(['karamar', 'jaka'])
})

test.each([
  '\u202A+234 803 123 4567\u202C',
  '\u20680803 123 4567\u2069',
  '0803–123–4567',
  '٠٨٠٣١٢٣٤٥٦٧',
  '０８０３１２３４５６７',
  '0803/123/4567',
  '0803·123·4567',
  "'08031234567",
  '“0803_123_4567”,',
  'tel:+2348031234567',
  'Tel. 0803 123 4567',
  'https://wa.me/2348031234567',
  'wa.me/2348031234567?text=hi',
  'https://api.whatsapp.com/send?phone=2348031234567&text=hi',
  'WhatsApp: 08031234567',
  '+2348031234567 (WhatsApp)',
  'Phone no. 0803 123 4567',
  'Lambar waya: 08031234567',
  'Nọ́ńbà fóònù +234 (0)803 123 4567',
  '00234 (0) 803.123.4567',
  '8031234567',
])('the phone number %j is read as every field and channel reads it', (copied) => {
  expect(z.parse(phoneNumber, copied)).toBe('08031234567')
  expect(z.parse(anyPhoneNumber, copied)).toBe('08031234567')
  expect(mobileNumber(copied)).toBe('2348031234567')
})

test.each([
  ['01-270 1234', '012701234'],
  ['+234 1 270 1234', '012701234'],
  ['084 234567', '084234567'],
  ['0201 270 1234', '02012701234'],
  ['0800 123 45678', '080012345678'],
])('a second phone may be the landline or service number %s', (typed, stored) => {
  expect(z.parse(anyPhoneNumber, typed)).toBe(stored)
})

test('fewer than ten digits and a foreign number are no phone numbers', () => {
  for (const typed of ['12701234', '+44 20 7946 0958', '0803123456l', '٠٨٠٣', '0700 CALL TOJU']) {
    expect(z.safeParse(phoneNumber, typed).success, typed).toBe(false)
    expect(z.safeParse(anyPhoneNumber, typed).success, typed).toBe(false)
  }
})

test('a phone number is shown in groups', () => {
  expect(groupedPhone('08031234567')).toBe('0803 123 4567')
  expect(groupedPhone('012701234')).toBe('01 270 1234')
  expect(groupedPhone('+2348031234567')).toBe('0803 123 4567')
  expect(groupedPhone('')).toBe('')
})

test('staff find a user by a phone number in the digits of any script', () => {
  expect(userSearchPrefix('٠٨٠٣ ١٢')).toBe('080312')
  const names = { firstName: 'Ɗanjuma', lastName: '', email: 'd@x.ng', phoneNumber: '' }
  expect(userSearchTerms(names)).toEqual(['danjuma', 'd x ng'])
})

test.each(['St. John', 'Alh. Musa', 'Alh. Dr. Musa', 'Ọlá', 'Ibrahim', 'J.P. Clark'])(
  'the name %s is stored as it was written',
  (typed) => {
    expect(z.parse(personName('your-first-name-missing'), typed)).toBe(typed)
    expect(z.parse(familyName, typed)).toBe(typed)
  },
)

test('what comes along around a copied name, email or code is left out', () => {
  for (const odd of ['\u2068', '\u202A', '\u200B', '\uFEFF', '\u00A0', '\u00AD']) {
    expect(z.parse(familyName, `${odd}Ada Obi${odd} `), JSON.stringify(odd)).toBe('Ada Obi')
    expect(z.parse(email, ` ${odd}Ada@example.com${odd}`)).toBe('ada@example.com')
    expect(z.parse(sixDigits('email-code'), `${odd}123 456${odd}`)).toBe('123456')
    // Within a name it would hide something.
    expect(z.safeParse(familyName, `A${odd}da`).success).toBe(odd === '\u00A0')
  }
  expect(z.parse(familyName, 'Ada ❤️')).toBe('Ada ❤️')
  expect(z.parse(sixDigits('email-code'), '١٢٣-٤٥٦')).toBe('123456')
  expect(z.safeParse(sixDigits('email-code'), '12345O').success).toBe(false)
})

test.each([
  ['₦450,000', 450_000],
  ['N450k', 450_000],
  ['450,000/=', 450_000],
  ['\u200B４５０,０００\u00A0', 450_000],
  ['450.000', Number.NaN],
  ['1e5', Number.NaN],
  ['about 400', Number.NaN],
  [' ', null],
])('the price %j of a form is read as in a table', (typed, naira) => {
  expect(nairaOf(typed)).toBe(naira)
})

test('a title without a space is refused with words that say where it goes', () => {
  for (const typed of ['St.John', 'Alh.Musa', 'Mrs.Obi', 'Alh. Dr.Musa']) {
    const { error } = z.safeParse(personName('your-first-name-missing'), typed)
    const [issue] = error?.issues ?? []
    expect(issue?.message, typed).toBe('name-characters')
  }
  expect(personInput['name-characters']).toContain('a space after a dot: St. John')
})

test('a first name has a letter', () => {
  for (const typed of ['.', '-', '❤️', '']) {
    const { error } = z.safeParse(personName('your-first-name-missing'), typed)
    expect(error?.issues[0]?.message, typed).toBe('your-first-name-missing')
  }
})

test('a name that could be a URL is refused', () => {
  for (const typed of ['evil.ru', 'dr.evil.com', 'Ada.example']) {
    expect(z.safeParse(familyName, typed).success, typed).toBe(false)
  }
})

test('a name in a script that our documents cannot print is refused with that reason', () => {
  for (const typed of ['محمد', 'Ada 艾达', 'ኢትዮጵያ']) {
    const [issue] = z.safeParse(familyName, typed).error?.issues ?? []
    expect(issue?.message, typed).toBe('name-script')
  }
  for (const typed of ['Ẹ́nìọlá Ọ̀ṣúnlékè', 'Ɗanjuma Ƙwairanga', 'O̩látúnjí', 'Ольга', 'Αλέξης']) {
    expect(z.safeParse(familyName, typed).success, typed).toBe(true)
  }
})
