import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { whyWeakPassword } from '../../../src/domain/auth/passwords.ts'

const common = new Set(dictionary['passwords-common'])
const user = {
  email: 'ada.okafor@example.com',
  names: ['Adaeze', 'Okafor-Bello'],
  phones: ['08031234567', ''],
}
const refusalOf = (password: string) =>
  whyWeakPassword(password, { role: 'user', common, owner: user })

test.each([
  ...['P@ssw0rd!', 'p4$$w0rd', 'Passw0rd2024', 'drowssap', 'dr0wss@p1', 'passwordpassword'],
  ...['Pass-word', 'P@$$W0RD123!', '2024password', '!!password!!', 'p a s s w o r d'],
  ...['qwerty2026!', 'iloveyou1', '1loveyou', 'Iloveyou1999!', 'ytrewq123', 'qwertyqwerty'],
  ...['Sunshine2025', 'Dr@gon1987', 'dragondragon', 'm0nkey!!!', 'l3tmein1', 'letmein2026'],
  ...['T0ju2026', 'N1geria!', 'W3lcome2026', 'Adm1n2026!', 'abcabcabcabc', '12345678910'],
  ...['zzzzzzzz', 'hgfedcba', 'x7q!x7q!', 'Toju2026Nigeria!', 'lost+f0und'],
])('a disguised common password is refused: %s', (password) => {
  expect(refusalOf(password)).toBeOneOf(['password-common', 'password-guessable'])
})

test.each([
  ...['ada.okafor@example.com', 'Ada.Okafor', 'adaokafor1', 'AdaezeOkafor', 'okaforbello'],
  ...['Okafor1990', 'okafor-bello!', '0k4f0r2026', 'rofako123', 'OkaforOkafor', 'AdaOkafor99!'],
  ...[
    'Adaeze2024!',
    'adaezeadaeze',
    '08031234567',
    '2348031234567',
    '+2348031234567!',
    '7654321308',
  ],
  ...['ada8031234567', 'example.com1', 'Example2026!', 'Àdáézè2024', 'ad@eze12'],
])('a password made from the user’s own data is refused: %s', (password) => {
  expect(refusalOf(password)).toBe('password-personal')
})

test.each([
  ...['correct horse battery', 'a wholly different one', 'ada rides elephants', 'eight ch'],
  ...[
    'Okafor keeps nine goats',
    'x7Gq!pLm2',
    'zebra-lamp-2026-river',
    '🦁 ẹ̀kọ́ naïve',
    'tR4vel#lagoon9',
  ],
  ...['8f3kd92lsm', 'moonlit yam barn', 'correct horse', 'plantain3kettle'],
])('an independent password is accepted: %s', (password) => {
  expect(refusalOf(password)).toBeNull()
})

test('staff need twelve characters, and a character outside the basic plane counts once', () => {
  const refusal = (role: 'user' | 'admin', password: string) =>
    whyWeakPassword(password, { role, common })
  expect(refusal('admin', 'x7Gq!pLm2yu')).toBe('password-short')
  expect(refusal('admin', 'x7Gq!pLm2yuR')).toBeNull()
  expect(refusal('user', 'x7Gq!pLm2')).toBeNull()
  expect(refusal('admin', '🦁🐘🦒🐊🦓 naïve')).toBe('password-short')
  expect(refusal('admin', '🦁🐘🦒🐊🦓 naïve!')).toBeNull()
})

test('personal data is not checked when none is given', () => {
  expect(whyWeakPassword('Okafor1990xy', { role: 'user', common })).toBeNull()
})

test('a short or empty name, and an email with a short local part, forbid nothing', () => {
  const short = { email: 'a@b.ng', names: ['Li', ''], phones: [''] }
  for (const password of ['lively goats', 'a big barn', 'bngt-barn-2']) {
    expect(whyWeakPassword(password, { role: 'user', common, owner: short })).toBeNull()
  }
})

test('a long text is checked quickly', () => {
  const began = performance.now()
  for (const password of [
    `${'a'.repeat(127)}b`,
    'ab1!'.repeat(32),
    `${'!'.repeat(127)}x`,
    '1a'.repeat(64),
  ]) {
    refusalOf(password)
  }
  expect(performance.now() - began).toBeLessThan(500)
})

test('a password of signs that each fold to many letters is checked as quickly as one of letters', () => {
  const quickest = (password: string) => {
    const times = Array.from({ length: 20 }, () => {
      const began = performance.now()
      refusalOf(password)
      return performance.now() - began
    })
    return Math.min(...times)
  }
  const ofLetters = quickest(`!1${'صلى الله عليه وسلم'.repeat(7).slice(0, 124)}1!`)
  expect(quickest(`!1${'\ufdfa'.repeat(124)}1!`)).toBeLessThan(4 * ofLetters)
})
