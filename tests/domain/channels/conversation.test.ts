import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Channel } from '../../../src/domain/channels/channels.ts'
import { conversationStep } from '../../../src/domain/channels/conversation.ts'
import { type Language, languages } from '../../../src/domain/languages.ts'
import { isPlaceName } from '../../../src/domain/places/place-names.ts'
import { lgaNamesOf, readLgas } from '../../../src/server/lib/lgas.ts'
import { fuzzRuns } from '../../support/fuzz.ts'

const lgas = lgaNamesOf(readLgas('public/states.json'))
const stepOf = (channel: Channel, language: Language, text: string) =>
  conversationStep(channel, language, text, (words) => isPlaceName(words, lgas))

const screen = (name: string, language = 'en') => ({ kind: 'screen', screen: name, language })
const check = (text: string, language = 'en') => ({ kind: 'check', text, language })
const loss = (status: string, text: string, place: string) => ({
  ...{ kind: 'loss', status, text, place, language: 'en' },
})
const foundCheck = (text: string) => ({ ...check(text), asFind: true })
const find = (text: string, place: string | null = null) => ({
  kind: 'found',
  text,
  place,
  language: 'en',
})

describe('a USSD session', () => {
  test.each([
    ['', screen('menu')],
    ['1', screen('ask-phone')],
    ['1*356938035643809', check('356938035643809')],
    // The first number has a wrong digit, so the same question is asked again.
    ['1*356938035643808*356938035643809', check('356938035643809')],
    ['1*490154203237518*0*1*356938035643809', check('356938035643809')],
    ['2*ABC123DE', check('ABC123DE')],
    ['2*0', screen('menu')],
    ['2*0*1*356938035643809', check('356938035643809')],
    ['9', screen('menu-again')],
    ['__proto__', screen('menu-again')],
    ['4*__proto__', screen('menu')],
    ['9*1', screen('ask-phone')],
    ['356938035643809', check('356938035643809')],
    ['4', screen('choose-language')],
    ['4*3', screen('menu', 'ha')],
    ['4*3*1*356938035643809', check('356938035643809', 'ha')],
    ['4*9', screen('menu')],
    ['3', screen('ask-found')],
    ['3*?', screen('not-a-number')],
    ['3*?*356938035643809', screen('ask-place')],
    ['3*356938035643809*0', screen('menu')],
    ['3*356938035643809*Ikeja', find('356938035643809', 'Ikeja')],
    [`1${'*5'.repeat(20)}`, screen('too-long')],
  ])('%j', (text, step) => {
    expect(stepOf('ussd', 'en', text)).toEqual(step)
  })

  test('looks up two numbers together that are dialled in one go', () => {
    for (const begun of ['1*', '2*', '']) {
      const text = `${begun}490154203237518*356938035643809`
      expect(stepOf('ussd', 'en', text)).toEqual(check('490154203237518 / 356938035643809'))
    }
  })

  test('begins in the remembered language', () => {
    expect(stepOf('ussd', 'yo', '')).toEqual(screen('menu', 'yo'))
    expect(stepOf('ussd', 'yo', '4*1*2')).toEqual(screen('ask-vehicle'))
  })
})

describe('a message', () => {
  test.each([
    ['hello', screen('menu')],
    ['__proto__', screen('menu')],
    ['constructor', screen('menu')],
    ['3', screen('ask-found')],
    ['4', screen('choose-language')],
    ['Language', screen('choose-language')],
    ['harshe', screen('choose-language')],
    ['Èdè', screen('choose-language')],
    ['Asụsụ', screen('choose-language')],
    ['Hausa', screen('menu', 'ha')],
    ['yorùbá', screen('menu', 'yo')],
    ['pcm', screen('menu', 'pcm')],
    ['356938035643809', check('356938035643809')],
    ['Pls check 35 693803 564380 9 for me', check('Pls check 35 693803 564380 9 for me')],
    ['is this abc-123de ok?', check('is this abc-123de ok?')],
    ['Plate number BLESSING', check('Plate number BLESSING')],
    ['plate EK 1', check('plate EK 1')],
    ['plate', screen('menu')],
    ['found', screen('ask-found')],
    ['FOUND: abc123de', foundCheck('ABC123DE')],
    ['I found 356938035643809 in Ikeja', foundCheck('356938035643809')],
    ['Rí 356938035643809', foundCheck('356938035643809')],
    ['FOUND YES: abc123de', find('ABC123DE')],
    ['found yes 356938035643809 in Ikeja', find('356938035643809', 'in Ikeja')],
    ['Rí yes 356938035643809', find('356938035643809')],
    ['ACHỌTARA YES 356938035643809', find('356938035643809')],
    ['３５６９３８０３５６４３８０９', check('３５６９３８０３５６４３８０９')],
    // The C is Cyrillic: the lookup doubts it.
    ['5\u0421D1234XYZ', check('5\u0421D1234XYZ')],
    ['STOLEN 356938035643809 Lagos', loss('Stolen', '356938035643809', 'Lagos')],
    [
      'Stolen. 356938035643809 Onitsha market',
      loss('Stolen', '356938035643809', expect.stringContaining('Onitsha market')),
    ],
    ['My phone was stolen 356938035643809 in Ikeja', loss('Stolen', '356938035643809', 'in Ikeja')],
    ['I lost 356938035643809 Kano', loss('Lost', '356938035643809', 'Kano')],
    ['FOUND YES 356938035643809 Main Market', find('356938035643809', 'Main Market')],
    ['my lost: ABC123DE in Oyo', loss('Lost', 'ABC123DE', 'in Oyo')],
    ['An sace? 356938035643809', check('An sace? 356938035643809')],
    ['Stolen? 356938035643809', check('Stolen? 356938035643809')],
    ['stolen or clean 356938035643809', check('stolen or clean 356938035643809')],
    ['Lost phone for sale: 356938035643809', check('Lost phone for sale: 356938035643809')],
    ['Bata 356938035643809 Kano', loss('Lost', '356938035643809', 'Kano')],
    ['stolen', screen('loss-by-message')],
    ['Code 123456', { kind: 'code', code: '123456', language: 'en' }],
    ['FOUND YES 5CG8812TTR Oyo', find('5CG8812TTR', 'Oyo')],
    ['FOUND YES 5CG8812TTR Port Harcourt', find('5CG8812TTR', 'Port Harcourt')],
    ['found yes 5CG8812TTR in Ikeja, Lagos State', find('5CG8812TTR', 'in Ikeja, Lagos State')],
    // The pieces of one number, of which none may be taken for a place.
    ['I found C8QCQ9QR 36RW', foundCheck('C8QCQ9QR 36RW')],
    ['found C7H5T5C 07AEN Lagos', foundCheck('C7H5T5C 07AEN Lagos')],
    ['found GBNA CZ73 1CXT Ikeja', foundCheck('GBNA CZ73 1CXT')],
    ['found D V B T 2 6 0 R E S 2 6', foundCheck('D V B T 2 6 0 R E S 2 6')],
    ['found 5CG8225 LZW Lagos', foundCheck('5CG8225 LZW Lagos')],
    ['found this FVF\n2KXC4Y1L7 lagos', foundCheck('this FVF\n2KXC4Y1L7 lagos')],
    ['tsinta Nze1217 924315', foundCheck('Nze1217 924315')],
    ['found black acer NXVMK EA001 Oyo', foundCheck('black acer NXVMK EA001 Oyo')],
    ['found iPhone VQPNPWZKXL Pro 128GB', foundCheck('iPhone VQPNPWZKXL Pro 128GB')],
    ['found RZ1 RTH 408 XP Akure', foundCheck('RZ1 RTH 408 XP Akure')],
    ['FOUND YES 5CG8225 LZW', find('5CG8225 LZW')],
  ])('%j', (text, step) => {
    expect(stepOf('sms', 'en', text)).toEqual(step)
    expect(stepOf('whatsapp', 'en', text)).toEqual(step)
  })
})

test.each([
  'Find 356938035643809',
  'find out if 356938035643809 is stolen',
  'Found on Jiji, is it stolen? 356938035643809',
  'I found a seller with imei 356938035643809 pls check',
  'Found this for sale KJA-345AB clean?',
  'found yes 356938035643809 for sale',
  'RI-4471023XB',
  'SATA-5XW0ABCD',
])('a buyer gets the verdict: %j', (text) => {
  expect(stepOf('sms', 'en', text)).toEqual(check(text))
})

test('a message with several numbers is looked up as a whole', () => {
  const message = '490154203237518 or 356938035643809?'
  expect(stepOf('sms', 'en', message)).toEqual(check(message))
  expect(stepOf('sms', 'en', 'call me on it')).toEqual(screen('menu'))
})

test('both numbers of a find are taken, and the place beside them', () => {
  expect(stepOf('sms', 'en', 'found yes 490154203237518, 356938035643809 Ikeja')).toEqual(
    find('490154203237518 / 356938035643809', expect.stringContaining('Ikeja')),
  )
})

test('any text leads to a step in one of the languages', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom('0', '1', '2', '3', '4', '', '356938035643809', 'ABC123DE'), {
        maxLength: 25,
      })
      .map((parts) => parts.join('*')),
  )
  fc.assert(
    fc.property(
      fc.constantFrom('ussd', 'sms'),
      fc.constantFrom(...languages),
      typed,
      (channel, language, text) => {
        const step = stepOf(channel, language, text)
        expect(languages).toContain(step.language)
      },
    ),
    { numRuns: fuzzRuns({ suite: 100, full: 20_000 }) },
  )
}, 30_000)

test.each(['STOP', 'stop', 'Stop!', 'STOPALL', 'stop all', 'Unsubscribe', 'END', ' quit. '])(
  '%j by SMS or WhatsApp ends the texts to a phone number',
  (message) => {
    for (const channel of ['sms', 'whatsapp'] as const) {
      expect(stepOf(channel, 'yo', message)).toEqual({ kind: 'stop', language: 'yo' })
    }
    expect(stepOf('ussd', 'en', message)).not.toMatchObject({ kind: 'stop' })
  },
)

test('START allows texts again, and STOP within a sentence is not a command', () => {
  expect(stepOf('sms', 'en', 'start')).toEqual({ kind: 'start', language: 'en' })
  expect(stepOf('sms', 'en', 'stop and check 356938035643809')).toMatchObject({
    kind: 'check',
  })
})
