import { expect, test } from 'vitest'
import { readAs } from '../../../src/domain/identifiers/read/read-as.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import { imeiOf } from '../../support/identifier-shapes.ts'

const imei = imeiOf(154361)
const serial = '5CD0123ABC'
const plate = 'EPE-123AA'

/** What people send with a number; each is answered about the number, without a doubt. */
const sentences = [
  `Can you please check this number ${imei}`,
  `I want to know if ${imei} is stolen`,
  `Good day. Kindly confirm the status of IMEI ${imei}`,
  `has ${imei} been reported?`,
  `The IMEI number on the box is ${imei}`,
  `Dial *#06# ${imei}`,
  `IMEI: ${imei} (dual SIM)`,
  `Oga abeg make una check dis phone ${imei}`,
  `Wetin be the status of ${imei}`,
  `Don Allah ku duba min wannan lamba ${imei}`,
  `Ina so in duba lambar IMEI ta wayar ${imei}`,
  `Ẹ jọ̀wọ́ ẹ bá mi yẹ nọ́ńbà yìí wò ${imei}`,
  `Ṣé wọ́n ti jí fóònù yìí? ${imei}`,
  `Biko nyere aka lelee ${imei}`,
  `Ndewo, nọmba IMEI nke ekwentị ${imei}`,
  `TV serial number: ${serial}`,
  `Generator S/N: ${serial}`,
  `Ser. No. ${serial}`,
  `Serial N° ${serial}`,
  `Sr. No. ${serial}`,
  `${imei} stolen or not?`,
  `Lambar siriya: ${serial}`,
  `Nọ́mbà síríà: ${serial}`,
  `Motorcycle plate number ${plate}`,
  `Keke plate ${plate}`,
  `Lambar motar: ${plate}`,
  `LAGOS ${plate} CENTRE OF EXCELLENCE`,
  `Federal Republic of Nigeria\n${plate}\nOgun State`,
  'Vehicle Identification No 4T1BE32K35U123458',
  'BT address: A4-5E-60-C2-11-12',
  'Physical Address: A4-5E-60-C2-11-80',
]

test.each(sentences)('“%s” is read without a doubt', (text) => {
  const { doubts, numbers } = readText(text)
  expect(doubts).toEqual([])
  expect(numbers).toHaveLength(1)
})

test.each([
  ['0xA45E60C2119F', 'mac', 'A45E60C2119F'],
  ['0xA0000009296F70', 'meid', 'A0000009296F70'],
])('%s, as programs write it, is the %s number %s', (text, namespace, key) => {
  expect(readText(text).candidates[0]).toMatchObject({ namespace, key, certainty: 'typed' })
})

test('the field of a plate takes the words that are painted with it', () => {
  expect(readAs('plateNumber', `Lagos ${plate}`)).toMatchObject({ ok: true, key: 'EPE123AA' })
})

test.each([
  ...['Tel: 0803 123 4567', 'TEL:08031234567', 'Mobile 0803 123 4567', 'WhatsApp 08031234567'],
  ...['4 GB RAM 64 GB ROM', 'RAM 4GB ROM 64GB', '8/256GB', '8+256GB', '4GB/64GB', '5000 mAh'],
  'N150000',
])('%s is no number of a thing', (text) => {
  expect(readText(text).doubts).not.toEqual([])
})

test.each(['LAGOS 5CD0123ABC', 'KANO 356938035643809'])(
  'the words of a plate are no small words beside another number: %s',
  (text) => {
    expect(readText(text).doubts).not.toEqual([])
  },
)

test.each([
  ['BDG 202 58', 'BDG202SB'],
  ['ABJ10000', 'ABJ100OO'],
  ['0Y123 58A', 'OY123SBA'],
])('%s looks like the plate %s, of which both letters may be digits', (text, key) => {
  expect(readText(text).candidates).toContainEqual(
    expect.objectContaining({ namespace: 'plate', key, certainty: 'look-alike' }),
  )
})

test('the plate of a force looks like no other', () => {
  const plates = readText('NA 123 B01').candidates.filter((each) => each.namespace === 'plate')
  expect(plates.map(({ key }) => key)).not.toContain('NA123BOI')
})

test.each([
  ['check KJA 012 TA', 'KJA012TA'],
  ['KJA 012 NA stolen?', 'KJA012NA'],
  ['Abeg check KJA012 YE', 'KJA012YE'],
  ['LA 1234 KU', 'LA1234KU'],
])('a small word is the series of the plate in “%s”', (text, key) => {
  const { candidates, doubts } = readText(text)
  expect(doubts).toEqual([])
  expect(candidates).toContainEqual(
    expect.objectContaining({ namespace: 'plate', key, certainty: 'typed' }),
  )
})

test('an English one behind the name of a model is none', () => {
  expect(readText('GLK 350 is clean').doubts).not.toEqual([])
})
