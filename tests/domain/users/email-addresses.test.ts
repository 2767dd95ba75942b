import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { email } from '../../../src/api/fields.ts'
import { nameFromEmail } from '../../../src/domain/users/emails.ts'

it.each([
  ['r&d@shop.example', 'r&d@shop.example'],
  ['Ada+toju@Example.COM', 'ada+toju@example.com'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['a=b@example.com', 'a=b@example.com'],
  ['ada@xn--mller-kva.de', 'ada@xn--mller-kva.de'],
  ['ada@müller.de', 'ada@xn--mller-kva.de'],
  ['ada@MÜLLER.de', 'ada@xn--mller-kva.de'],
  ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ['ada@shop.xn--p1ai', 'ada@shop.xn--p1ai'],
  ['Ada@example.com.', 'ada@example.com'],
  ['Mailto:ada@example.com', 'ada@example.com'],
  ['<ada@example.com>;', 'ada@example.com'],
  ['Ada Obi <ada@example.com>', 'ada@example.com'],
])('the address %s is accepted', (typed, stored) => {
  expect(z.parse(email, typed)).toBe(stored)
})

it.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a b@example.com',
  'ada@exa mple.com',
  'ada@example.com, eve@example.com',
  'ada%eve.example@example.com',
  'eve.example!ada@example.com',
  'ada@[127.0.0.1]',
  'ada@127.0.0.1',
  'ada@-example.com',
  'ada@ex/ämple.com',
  'ada@ä.com:25',
  'àda@example.com',
  'ada@example.com\nbcc: eve@example.com',
])('the address %s is refused', (typed) => {
  expect(z.safeParse(email, typed).success).toBe(false)
})

it.each([
  ['musa.ibrahim7@example.ng', 'Musa'],
  ['ADA@example.ng', 'Ada'],
  ['dz11@example.ng', 'Friend'],
  ['fymx@example.ng', 'Friend'],
  ['08031234567@example.ng', 'Friend'],
])('who wrote %s is greeted as %s', (email, name) => {
  expect(nameFromEmail(email)).toBe(name)
})
