import fc from 'fast-check'
import { luhnCharacter, vinCheckCharacter } from '../../src/domain/identifiers/check-digits.ts'

/** The numbers of three reported things, and of a fourth that nobody reported. */
export interface ReportedNumbers {
  imei: string
  otherImei: string
  serial: string
  vin: string
  plate: string
}

type Shape = readonly [name: string, write: (numbers: ReportedNumbers) => string]

const grouped = (imei: string) => imei.replace(/^(.{6})(..)(.{6})(.)$/, '$1 $2 $3 $4')
const slashed = (imei: string) => imei.replace(/^(.{6})(..)(.{6})(.)$/, '$1/$2/$3/$4')
const inFours = (text: string) => (text.match(/.{1,4}/g) ?? []).join(' ')
const dashed = (plate: string) => `${plate.slice(0, 3)}-${plate.slice(3)}`
const arabic = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint(0xfee0 + (sign.codePointAt(0) ?? 0)))

/** Ways in which people write the number of a reported thing. None is ever answered "all clear". */
export const reportedShapes: readonly Shape[] = [
  ['an IMEI', ({ imei }) => imei],
  ['an IMEI in groups', ({ imei }) => grouped(imei)],
  ['an IMEI with slashes', ({ imei }) => slashed(imei)],
  ['an IMEI with dashes', ({ imei }) => grouped(imei).replaceAll(' ', '-')],
  ['an IMEI with dots', ({ imei }) => grouped(imei).replaceAll(' ', '.')],
  ['an IMEI with no-break spaces', ({ imei }) => grouped(imei).replaceAll(' ', '\u00a0')],
  ['an IMEI with zero-width spaces', ({ imei }) => grouped(imei).replaceAll(' ', '\u200b')],
  ['an IMEI in full-width digits', ({ imei }) => fullWidth(imei)],
  ['an IMEI in Arabic digits', ({ imei }) => arabic(imei)],
  ['an IMEI without its check digit', ({ imei }) => imei.slice(0, 14)],
  ['an IMEI with its software version', ({ imei }) => `${imei} / 01`],
  ['an IMEI and SV', ({ imei }) => `IMEI: ${imei} SV: 12`],
  ['an IMEISV', ({ imei }) => `${imei.slice(0, 14)}23`],
  ['17 digits', ({ imei }) => `${imei}01`],
  ['IMEI before it', ({ imei }) => `IMEI ${imei}`],
  ['IMEI: before it', ({ imei }) => `IMEI: ${imei}`],
  ['IMEI glued before it', ({ imei }) => `IMEI${imei}`],
  ['IMEI1 glued before it', ({ imei }) => `IMEI1${imei}`],
  ['IMEI 1: before it', ({ imei }) => `IMEI 1: ${imei}`],
  ['IMEI (slot 1)', ({ imei }) => `IMEI (slot 1): ${imei}`],
  ['1MEI before it', ({ imei }) => `1MEI ${imei}`],
  ['IMEI behind it', ({ imei }) => `${imei} (IMEI)`],
  ['S/N before an IMEI', ({ imei }) => `S/N ${imei}`],
  ['*#06# before it', ({ imei }) => `*#06# ${imei}`],
  ['two IMEIs with a slash', ({ imei, otherImei }) => `${otherImei} / ${imei}`],
  ['two IMEIs with a comma', ({ imei, otherImei }) => `${otherImei}, ${imei}`],
  ['two IMEIs with a semicolon', ({ imei, otherImei }) => `${otherImei};${imei}`],
  ['two IMEIs with a space', ({ imei, otherImei }) => `${otherImei} ${imei}`],
  ['two IMEIs on two lines', ({ imei, otherImei }) => `IMEI 1: ${otherImei}\nIMEI 2: ${imei}`],
  ['two IMEIs glued', ({ imei, otherImei }) => `${otherImei}${imei}`],
  ['two IMEIs in groups', ({ imei, otherImei }) => `${grouped(otherImei)} ${grouped(imei)}`],
  ['an IMEI and a serial', ({ imei }) => `IMEI ${imei} S/N R58N123ABCD`],
  ['a serial and an IMEI', ({ serial, otherImei }) => `SN: ${serial}, IMEI: ${otherImei}`],
  ['letters around an IMEI', ({ imei }) => `X${imei}Y`],
  ['words around an IMEI', ({ imei }) => `my black phone ${imei} from Ikeja`],
  ['a question', ({ imei }) => `Pls check ${imei} for me`],
  ['a price behind it', ({ imei }) => `${imei} N450,000`],
  ['a link around it', ({ imei }) => `https://example.com/${imei}`],
  ['the letter O for 0', ({ imei }) => imei.replace('0', 'O')],
  ['the letter I for 1', ({ imei }) => imei.replace('1', 'I')],
  ['Hausa words before it', ({ imei }) => `Lambar waya: ${imei}`],
  ['Yoruba words before it', ({ imei }) => `Nọ́ńbà fóònù: ${imei}`],
  ['Igbo words before it', ({ imei }) => `Nọmba ekwentị: ${imei}`],
  ['a serial', ({ serial }) => serial],
  ['a serial in fours', ({ serial }) => inFours(serial)],
  ['S/N: before it', ({ serial }) => `S/N: ${serial}`],
  ['SN before it', ({ serial }) => `SN ${serial}`],
  ['Serial No. before it', ({ serial }) => `Serial No. ${serial}`],
  ['Serial Number: before it', ({ serial }) => `Serial Number: ${serial.toLowerCase()}`],
  ['Service Tag: before it', ({ serial }) => `Service Tag: ${serial}`],
  ["Apple's S before it", ({ serial }) => `S${serial}`],
  ['1P before it', ({ serial }) => `1P${serial}`],
  ['the GS1 mark before it', ({ serial }) => `(21)${serial}`],
  ['words around a serial', ({ serial }) => `my phone ${serial} black`],
  ['a country behind a serial', ({ serial }) => `${serial} UK`],
  ['the letter O in a serial', ({ serial }) => serial.replace('0', 'O')],
  ['a VIN', ({ vin }) => vin],
  ['a VIN in groups', ({ vin }) => `${vin.slice(0, 3)} ${vin.slice(3, 9)} ${vin.slice(9)}`],
  ['VIN: before it', ({ vin }) => `VIN: ${vin}`],
  ['VIN glued before it', ({ vin }) => `VIN${vin}`],
  ['Chassis No: before a VIN', ({ vin }) => `Chassis No: ${vin}`],
  ['the I of imports before a VIN', ({ vin }) => `I${vin}`],
  ['stars around a VIN', ({ vin }) => `*${vin}*`],
  ['words around a VIN', ({ vin }) => `toyota camry ${vin} clean`],
  ['the letter O in a VIN', ({ vin }) => vin.replace('0', 'O')],
  ['a plate', ({ plate }) => plate],
  ['a plate with a dash', ({ plate }) => dashed(plate)],
  ['a plate with NG', ({ plate }) => `${dashed(plate)} NG`],
  ['a plate with NG glued', ({ plate }) => `${plate}NG`],
  ['Plate no: before it', ({ plate }) => `Plate no: ${dashed(plate)}`],
  ['Reg No before it', ({ plate }) => `Reg No ${plate}`],
  ['words around a plate', ({ plate }) => `silver toyota ${dashed(plate)} in Lagos`],
  ['a plate with O for 0', ({ plate }) => dashed(plate).replace('0', 'O')],
]

/** Texts of real shapes that have no number of a thing. None is ever a hit, or a clear one. */
export const numberlessTexts: readonly string[] = [
  ...[
    '8923401000012345678',
    '89049032004008882600012345678901',
    '08031234567',
    '+234 803 123 4567',
  ],
  ...['8806094928112', '194252707234', 'FCC ID: A3LSMA546E', 'SM-A546E', 'A2643', 'CPH2219'],
  ...['13-Mar-21', '12/03/2026', '2026-03-12', 'ada@example.com', 'N450,000', '450k', '450,000/='],
  ...['https://example.com/get?app=4711', 'not visible', 'unknown', 'none', 'test', 'absent'],
  ...[
    'NO NUMBER',
    'TBD',
    'N/A',
    '0000000000',
    '111111111111111',
    '123456789012345',
    '121212121212',
  ],
  ...['9876543210', '02:00:00:00:00:00', '03000200-0400-0500-0006-000700080009'],
  ...['0123456789ABCDEF', 'System Serial Number', 'To be filled by O.E.M.', 'Default string'],
  ...['iPhone 13', 'iphone12', 'Redmi Note 12', 'Tecno Spark 8', 'PlayStation 5', 'Itel P38'],
  ...['Toyota Camry 2012', 'Benz C300', 'flat 3 block 7', 'Room 101', 'Column 1', '5000mAh'],
  ...['hello world', 'Samsung Galaxy', 'my phone is stolen', 'S/N', 'IMEI:', '4.90154E+14'],
]

/** An IMEI of a model that is in use. */
export function imeiOf(serial: number): string {
  const key = `35080266${String(serial).padStart(6, '0')}`
  return key + luhnCharacter(key, 10)
}

export const lettersOfNumbers = [...'ABCDEFGHJKLMNPRTUVWXY']
export const textOf = (characters: readonly string[], length: number) =>
  fc
    .array(fc.constantFrom(...characters), { minLength: length, maxLength: length })
    .map((list) => list.join(''))
const number = fc.integer({ min: 100_000, max: 999_999 })

export const reportedNumbers: fc.Arbitrary<ReportedNumbers> = fc
  .record({ imei: number, other: number, serial: textOf(lettersOfNumbers, 3), tail: number })
  .filter(({ imei, other }) => imei !== other)
  .map(({ imei, other, serial, tail }) => {
    const vin = `1M8GDM9A0KP${tail}`
    return {
      imei: imeiOf(imei),
      otherImei: imeiOf(other),
      serial: `C02${serial}0${String(tail).slice(0, 2)}GH${String(tail).slice(2, 3)}`,
      vin: `${vin.slice(0, 8)}${vinCheckCharacter(vin)}${vin.slice(9)}`,
      plate: `${serial}${String((tail % 899) + 101).replace(/^(.)../, '$108')}AA`,
    }
  })
