import { expect, it } from 'vitest'
import { likelyEmail } from '../../../src/domain/users/mistyped-email.ts'

it.each([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmil.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['ggmail.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.om', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail.ocm', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmail..com', 'gmail.com'],
  ['gmail. com', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.com', 'yahoo.com'],
  ['yhaoo.com', 'yahoo.com'],
  ['yahoo.co', 'yahoo.com'],
  ['yahoo.con', 'yahoo.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['outloook.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['ymial.com', 'ymail.com'],
  ['rocketmai.com', 'rocketmail.com'],
])('ada@%s was most likely %s', (typed, meant) => {
  expect(likelyEmail(`ada@${typed}`)).toBe(`ada@${meant}`)
})

it('keeps the part before the domain as it was typed', () => {
  expect(likelyEmail(' Ada.Obi+toju@GMIAL.com ')).toBe('Ada.Obi+toju@gmail.com')
})

it.each([
  ...['gmail.com', 'Gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'],
  ...['ymail.com', 'rocketmail.com', 'googlemail.com', 'mail.com', 'email.com', 'gmx.com'],
  ...['gmx.net', 'gail.com', 'umail.com', 'fmail.com', 'hmail.com', 'tmail.com', 'zmail.com'],
  ...['aol.com', 'live.com', 'msn.com', 'me.com', 'mac.com', 'zoho.com', 'proton.me', 'pm.me'],
  ...['yahoo.co.uk', 'yahoo.fr', 'yahoo.ca', 'yahoo.com.ng', 'hotmail.co.uk', 'hotmail.fr'],
  ...['outlook.fr', 'outlook.sa', 'live.co.uk', 'mail.ru', 'yandex.com', 'hey.com', 'tuta.com'],
  ...['unilag.edu.ng', 'ui.edu.ng', 'gmail.example', 'cloud.com', 'outdoor.com', 'toju.ng'],
  ...['lagosstate.gov.ng', 'mtn.com', 'gtbank.com', 'example.com', 'gm.com', 'yoco.com'],
  ...['hotel.com', 'shop.co', 'glo.com', 'gov.ng', 'mymail.com', 'hotmail.gmail.com'],
])('ada@%s may be real', (domain) => {
  expect(likelyEmail(`ada@${domain}`)).toBeNull()
})

it.each(['', 'ada', 'ada@', '@gmial.com', 'ada@obi@gmial.com'])('%j is not an email', (typed) => {
  expect(likelyEmail(typed)).toBeNull()
})
