import { expect, test } from 'vitest'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'

// A look-alike or a piece that is reported is doubted, too.
test.each([
  ['a tag in the source of a page', '5CG82<wbr>25LZW', '5CG8225LZW'],
  ['its beginning in bold there', '<b>5CG8</b>225LZW', '5CG8225LZW'],
  ['a soft hyphen there', '5CG82&shy;25LZW', '5CG8225LZW'],
  [
    'another spelled out before it, in brackets',
    'W 4 H 9 6 F 0] [G A E G F U T E S D U 1',
    'GAEGFUTESDU1',
  ],
  ['one spelled out before it', 'U G H 0 6 G Z 7 S R H 3 A 6 0 8 9 H X 5 5 3 B 2', 'HX553B2'],
  ['a Bengali ৭, which looks like a 9', 'NA2৭7B23', 'NA297B23'],
  ['two of them in an IMEI', '35693৪03564380৭', '35693803564380'],
  ['a Devanagari ा, which looks like an I, among letters', 'KाA-012AB', 'KIA012AB'],
  ['a Roman numeral', 'NAⅨ74B45', 'NA974B45'],
  ['a Roman numeral at the end', '5CD93040NⅤ', '5CD93040N5'],
  ['a digit hidden by an asterisk', '5CG71*1RP4', '5CG71X1RP4'],
  ['the sender of a forwarded message', '+234 803 123 4567: s/no GX7 6101 241', 'GX76101241'],
  ['a slip behind a sender', '+234 803 123 4567: oga na NA6l3B56 abeg', 'NA613B56'],
  ['a sender and single letters', '+234 803 123 4567: see am PF ZQV N8E 2024', 'PFZQVN8E'],
  ['a number pasted twice', 'R7NWAKFWW7BR7NWAKFWW7B', 'R7NWAKFWW7B'],
  ['a plate pasted twice', 'KJA012ABKJA012AB', 'KJA012AB'],
  ['a word of a digit between letters', 'R4WWVtwoU1TNF', 'R4WWV2U1TNF'],
  ['a 0 for a D', 'KR0-207XC', 'KRD207XC'],
  ['a 0 for a D in a MAC address', '3C07034E9305', '3CD7034E9305'],
  [
    'a B for an 8 in a UUID',
    'B04D610F363D4F47AA390805EC8FCF71',
    '804D610F363D4F47AA390805EC8FCF71',
  ],
  ['pairs among short numbers', '5G C0 2L XA NB BL 1X 16 8 5', 'C02LXANBBL1X'],
  ['a small word as the last of three groups', 'hp i5 618 BFE E', '618BFEE'],
  ['words between more than two groups', 'R76M then 0PTF then N6J', 'R76M0PTFN6J'],
  ['words that are said for a dash', 'PF2K dash PK5H dash UA', 'PF2KPK5HUA'],
  ['a small word that is glued before it', 'abeg5CG2339G29', '5CG2339G29'],
  ['a small word that is glued behind it', '5CG2339G29ok', '5CG2339G29'],
  ['its memory without a space', '16gb5CG2339G29', '5CG2339G29'],
  ['a sign of the kelvin, which looks like a K', '8X\u212a2PQ2', '8XK2PQ2'],
  ['a double-struck letter', 'ℂ02L376JDW2S', 'C02L376JDW2S'],
  ['letters in black squares', 'S/N: 🅲02🅻376🅹🅳🆆2🆂', 'C02L376JDW2S'],
  ['letters in black circles', 'S/N: 🅝🅩🅔1213456789', 'NZE1213456789'],
  ['letters in white squares', '🄿F2KPK5🄷', 'PF2KPK5H'],
  ['a letter in brackets', '🄒02L376JDW2S', 'C02L376JDW2S'],
  ['the sign of a car park', '🅿F2KPK5H', 'PF2KPK5H'],
  ['a blood group at the end', 'KJA012🆎', 'KJA012AB'],
  ['a letter of a flag', '🇨02L376JDW2S', 'C02L376JDW2S'],
  ['a flag', '🇨🇴2L376JDW2S', 'CO2L376JDW2S'],
  ['a flag before a letter', '🇵🇫XL9K3L0', 'PFXL9K3L0'],
  ['a flag at the end', '5CD1842🇵🇫', '5CD1842PF'],
  ['a sign of two letters at the start', '㎊2X9K3L0', 'PF2X9K3L0'],
  ['one at the end', '5CD1842㎊', '5CD1842PF'],
  ['one with a stroke', '℀5CD1842', 'AC5CD1842'],
  ['a sign of two digits', '🔟5CD1842', '105CD1842'],
  ['a sign of two letters in a square', '🆑2X9K3L0', 'CL2X9K3L0'],
  ['a raised digit at the start', '⁵CG8225LZW', '5CG8225LZW'],
  ['a fraction', '8XK½PQ2', '8XK12PQ2'],
  ['the sign of an ordinal for an O', 'KJAº12AB', 'KJAO12AB'],
  ['the sign of an ordinal between its digits', '35º6938035643809', '35693803564380'],
  ['a raised letter at the end', '5CG8225LZWᵃ', '5CG8225LZW'],
  ['a circle for the last zero', '5CG8225LZ○', '5CG8225LZ0'],
  ['a white ball for the last zero', '5CG8225LZ⚪', '5CG8225LZ0'],
  ['a heavy stroke for the first I', '┃5CG8225LZ', 'I5CG8225LZ'],
  ['a cross for the last X', '5CG8225LZ✖', '5CG8225LZX'],
  ['a sign of a paragraph for the last P', '5CG8225LZ¶', '5CG8225LZP'],
  ['a stroke for the last I', '5CG8225LZ∣', '5CG8225LZI'],
  ['the number of a list on a key', '1️⃣5CG8225LZW', '5CG8225LZW'],
  ['its first digit on a key', '5️⃣CG8225LZW', '5CG8225LZW'],
  ['a digit as it is coded in HTML', '&#53;CG8225LZW', '5CG8225LZW'],
  ['the end of a line as it is coded in JSON', 'serial:\\n5CG8225LZW', '5CG8225LZW'],
  ['a sign of HTML', 'PF4Q&#8203;QV4D', 'PF4QQV4D'],
  ['a digit as it is coded there with zeros', '&#0053;CG8225LZW', '5CG8225LZW'],
  ['the same in base 16', '&#x0035;CG8225LZW', '5CG8225LZW'],
  ['a sharp s, which looks like a B', '5CD0ß34XYZ', '5CD0B34XYZ'],
  ['a long s, which looks like an f', '5CD0ſ34XYZ', '5CD0F34XYZ'],
  ['an IMEI with a plus, before another number', '+356938035643809: R58N123ABCD', '35693803564380'],
  ['one without its check digit', '+35693803564380: R58N123ABCD', '35693803564380'],
  ['a word before single letters', 'oga v b c 9 h v 7', 'VBC9HV7'],
  ['a processor behind single letters', '5 3 n y 6 h w i5', '53NY6HW'],
  ['the number of a list before single letters', '1) V M N B Q Q 5 6 7 V', 'VMNBQQ567V'],
  ['single letters between two others', '2. 5 C G 2 2 8 6 G 3 R X', '5CG2286G3R'],
  ['what makes a MAC address a MEID', 'A4D5 84F1 D80A 13', 'A4D584F1D80A'],
  ['a space as it is coded in an address', '%205CG8225LZW', '5CG8225LZW'],
  ['more pieces than are looked up, joined by signs', '5C.G8.22.5L.ZW.UK.16.GB.1', '5CG8225LZW'],
  ['tags that make digits hexadecimal', '<b>2121043265</b>', '2121043265'],
  [
    'more letters than any number has, behind another',
    `R58N123ABCD / 5CG8225LZW${'A'.repeat(60)}`,
    '5CG8225LZW',
  ],
  ['a number over two lines behind a sign', '5CD1234XYZ/C02L3\n76JDW2S', 'C02L376JDW2S'],
  ['a long number over two lines', 'nxl3k7p3022\n14f17139c3d abeg', 'NXL3K7P302214F17139C3D'],
])('%s: “%s” is looked up as %s, too, or doubted', (_, text, key) => {
  const { candidates, doubts } = readText(text)
  expect(doubts.length > 0 || candidates.some((each) => each.key === key)).toBe(true)
})

test('a text of more readings than are looked up is doubted', () => {
  const serials = ['A', 'B', 'C', 'E'].map((letter) => `S/N: R0${letter}M1RW014${letter}K7`)
  expect(readText(serials[0] ?? '').doubts).toEqual([])
  expect(readText(serials.join('\n')).doubts).toEqual([{ code: 'other-words' }])
})

test.each([
  ['٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩', '35693803564380'],
  ['S/N GNXBGM2', 'GNXBGM2'],
  ['35693803.0-000013', '35693803000001'],
  ['pls 5CG 8225 LZW', '5CG8225LZW'],
  ['5 C G 8 2 2 5 L Z W', '5CG8225LZW'],
  ['🇳🇬 5CG8225LZW', '5CG8225LZW'],
  ['🆔 5CG8225LZW', '5CG8225LZW'],
  ['🅿️ KJA012AB', 'KJA012AB'],
  ['3️⃣5️⃣6️⃣9️⃣3️⃣8️⃣0️⃣3️⃣5️⃣6️⃣4️⃣3️⃣8️⃣0️⃣9️⃣', '35693803564380'],
  ['№ 5CG8225LZW', '5CG8225LZW'],
  ['Nº 5CG8225LZW', '5CG8225LZW'],
  ['✅5CG8225LZW', '5CG8225LZW'],
  ['123e4567-e89b-12d3-a456-426614174000', '123E4567E89B12D3A456426614174000'],
  ['3C:AF:70:CE:18:CD', '3CAF70CE18CD'],
  ['+234 803 123 4567: 356938035643809', '35693803564380'],
])('“%s” is read as %s without a doubt', (text, key) => {
  const { candidates, doubts } = readText(text)
  expect(candidates.map((each) => each.key)).toContain(key)
  expect(doubts).toEqual([])
})

test.each([
  ['MU5 123 AB', 'MUS123AB'],
  ['YA8-135HH', 'YAB135HH'],
])('“%s”, which may be an old plate, is compared with the plate %s', (text, key) => {
  const plate = expect.objectContaining({ namespace: 'plate', key })
  expect(readText(text).candidates).toContainEqual(plate)
})

// Sellers hide the middle of a number in an advertisement.
test.each([
  '35693803XXXX809',
  '356938xxxxxx809',
  '35693803xxxxxxx',
  'xxxxxxxxQ6L4',
  '356938***643809',
  'FVFG****Q6L4',
  'FVFG••••Q6L4',
  'FVFG...Q6L4',
  'FVFG…Q6L4',
  'FVFG----Q6L4',
  'FVFG__61Q6L4',
  'FVFG##61Q6L4',
  'FVFG **** Q6L4',
  'LSR-**5FL',
  'FVFG6661****',
  '****6661Q6L4',
  'FVFG6661____',
  '3569380356xxx09',
  'NXHS5EK001234ABC****00',
  'IMEI 35693803564XX09',
  '5CD1....YZ',
  '5CD1••••YZ',
  '5CD1____YZ',
  'C02XK0AxxxH5',
  'MD2A21BY5LWxxx45',
  '2T1BU4EEXCCxxx48',
  'KJA-8xxAA',
  'KJ####AA',
])('“%s”, of which a part is hidden, is doubted', (text) => {
  expect(readText(text).doubts).not.toEqual([])
})

test.each([
  ['IMEI...356938035643809', '35693803564380'],
  ['abeg…5CG8225LZW', '5CG8225LZW'],
  ['*5CG8225LZW*', '5CG8225LZW'],
  ['__5CG8225LZW__', '5CG8225LZW'],
  ['--- 5CG8225LZW ---', '5CG8225LZW'],
  ['S/N#5CG8225LZW', '5CG8225LZW'],
  ['5CG8225LZW...', '5CG8225LZW'],
  ['5CG--8225-LZW', '5CG8225LZW'],
  ['5CG8225LZW...pls', '5CG8225LZW'],
  ['8XK2PQ2...abeg', '8XK2PQ2'],
  ['8XK2PQ2 --- OK', '8XK2PQ2'],
])('“%s”, of which nothing is hidden, is read as %s without a doubt', (text, key) => {
  const { candidates, doubts } = readText(text)
  expect(candidates.map((each) => each.key)).toContain(key)
  expect(doubts).toEqual([])
})

test.each([
  ['FVFG6661O6L4', 'FVFG6661Q6L4'],
  ['FVFG6661D6L4', 'FVFG6661O6L4'],
  ['FVFG6661Q6L4', 'FVFG6661D6L4'],
])('“%s” looks like %s', (text, key) => {
  expect(readText(text).candidates).toContainEqual(
    expect.objectContaining({ namespace: 'serial', key, certainty: 'look-alike' }),
  )
})
