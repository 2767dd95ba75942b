import { describe, expect, test } from 'vitest'
import type { ContactWarning } from '../../../src/domain/conversations/conversations.ts'
import { comparableAnswer } from '../../../src/domain/conversations/ownership-question.ts'
import { warningMessages } from '../../../src/locales/en/conversations.ts'
import { findWarnings } from '../../../src/server/services/conversations/conversation.ts'

const spoken: [string, ContactWarning[]][] = [
  ['Good afternoon, I found your phone at the bus stop.', []],
  ['It is black and has a crack at the corner. Can we meet at the police station?', []],
  ['I am at Ikeja every day until 5pm', []],
  ['Can we meet at Shoprite, 2 pm on Saturday 12 March 2026?', []],
  ['The screen is fine, and the SIM is still in it', []],
  ['God bless you, thank you so much', []],
  ['How much will you give me?', ['money']],
  ['Send 50k before I release it', ['money']],
  ['Abeg settle me first', ['money']],
  ['find something for me na', ['money']],
  ['M.o.n.e.y first', ['money']],
  ['You go drop something before I bring am', ['money']],
  ['Pay ₦20,000', ['money']],
  ['0123456789 GTBank', ['money', 'contact']],
  ['Call me on 0803 123 4567 8', ['contact']],
  ['my no is oh eight oh three one two three four five six seven', ['contact']],
  ['٠٨٠٣١٢٣٤٥٦٧', ['contact']],
  ['⓿❽⓿❸❶❷❸❹❺❻❼', ['contact']],
  ['🅼🅾🅽🅴🆈 first', ['money']],
  ['Ka biya ni kuɗi kafin in ba ka wayarka', ['money']],
  ['Sanwó kí n tó fún ẹ ní fóònù rẹ', ['money']],
  ['Mú owó wá', ['money']],
  ['Kwụọ ụgwọ tupu m nye gị ekwentị gị', ['money']],
  ['Ziga ego', ['money']],
  ['Ba ni lambar sirri', ['code']],
  ['Fún mi ní kóòdù náà', ['code']],
  ['Na same wayarka a Kano. Ina kake?', []],
  ['Mo rí fóònù rẹ ní Ibadan', []],
  ['Ahụrụ m ekwentị gị na Enugu', []],
  ['write to me: finder@example.com', ['contact']],
  ['Chat me on WhatsApp', ['contact']],
  ['I will sell it if you do not come', ['threat']],
  ['I have seen your pictures. Dont tell police', ['threat']],
  ['open https://icloud-find.example/login', ['link', 'code']],
  ['Go to find-iphone.online and log in', ['link']],
  ['evil.ru', ['link']],
  ['open evil．com/x', ['link']],
  ['it is at evil dot com', ['link']],
  ['Mr.Ade has it, e.g.this one: N5.000', []],
  ['What is the unlock code? I want to check it', ['code']],
  ['Send the OTP they sent you', ['code']],
  ['Send me the code in your app, so that I know that it is yours', ['code']],
  ['What are the 6 digits? I go use am confirm you', ['code']],
  ['Which six digits does it show you', ['code']],
  ['What are the last digits of its IMEI?', []],
]

describe('warnings in messages', () => {
  test.each(spoken)('%s', (text, warnings) => {
    expect(findWarnings(text)).toEqual(warnings)
  })

  test('every warning has a text', () => {
    for (const words of Object.values(warningMessages)) expect(words).toMatch(/\.$/)
  })
})

describe('the answer to a private question', () => {
  test.each([
    ['A red Arsenal sticker!', 'arsenal sticker, red'],
    ['  Ọ̀RẸ́ ', 'ore'],
    ['It is 2 keys', '2 keys'],
  ])('%s equals %s', (a, b) => {
    expect(comparableAnswer(a)).toBe(comparableAnswer(b))
  })

  test('different words are different answers, and an empty answer is invalid', () => {
    expect(comparableAnswer('blue')).not.toBe(comparableAnswer('black'))
    expect(comparableAnswer(' … ')).toBe('')
  })
})
