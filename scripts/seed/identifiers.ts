import { luhnCharacter, vinCheckCharacter } from '../../src/domain/identifiers/check-digits.ts'
import type { State } from '../../src/domain/places/states.ts'
import type { Random } from './random.ts'

const digits = '0123456789'
const hex = '0123456789ABCDEF'
/** Characters used in plates and serial numbers, none of which looks like another. */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

/** `tac`: the eight-digit type allocation code of a phone model. */
export function imei(random: Random, tac: string): string {
  const payload = tac + random.text(digits, 6)
  return payload + luhnCharacter(payload, 10)
}

export function meid(random: Random): string {
  return `A0${random.text(hex, 12)}`
}

/** `oui`: the maker's six hexadecimal digits. */
export function macAddress(random: Random, oui: string): string {
  return (oui + random.text(hex, 6)).replace(/..(?=.)/g, '$&:')
}

/** `pattern`: # is a digit, @ a letter, * either; any other character is literal. */
export function serial(random: Random, pattern: string): string {
  return pattern.replace(/[#@*]/g, (sign) =>
    random.text(sign === '#' ? digits : sign === '@' ? letters : digits + letters, 1),
  )
}

export function uuid(random: Random): string {
  const text = random.text(hex, 32)
  return text.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-A$4-')
}

/** ISO 3779, position 10, in its cycle of 30 years from 1980. */
const modelYears = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** `prefix`: the maker's three characters and five for the model; `plant`: one. */
export function vin(random: Random, prefix: string, year: number, plant: string): string {
  const rest = modelYears.charAt((year - 1980) % 30) + plant + random.text(digits, 6)
  return prefix + vinCheckCharacter(`${prefix}0${rest}`) + rest
}

/** The local government codes with which plates issued there begin. */
const plateAreas: Partial<Record<State, readonly string[]>> = {
  'Akwa Ibom': ['UYY'],
  Benue: ['MKD'],
  'Cross River': ['CAL'],
  Edo: ['BEN'],
  Enugu: ['ENU'],
  'Federal Capital Territory': ['ABC', 'BWR', 'RSH'],
  Imo: ['WER'],
  Kano: ['KMC'],
  Kogi: ['LKJ'],
  Kwara: ['LRN'],
  Lagos: ['KJA', 'EKY', 'LSR', 'GGE', 'APP', 'KTU', 'SMK', 'MUS', 'AAA', 'KSF', 'JJJ'],
  Ogun: ['AAB'],
  Ondo: ['AKR'],
  Oyo: ['BDJ'],
  Plateau: ['JJN'],
  Rivers: ['PHC'],
}

/** A plate and its issuing state: usually the owner's own, else Lagos. */
export function plate(
  random: Random,
  home: State,
  { commercial = false, old = false } = {},
): { plateNumber: string; state: State } {
  const state = plateAreas[home] ? home : 'Lagos'
  const area = random.pick(plateAreas[state] ?? [])
  const number = String(random.whole(1, 999)).padStart(3, '0')
  // The last two letters are sequential; X begins those of commercial vehicles, Q those of
  // motorcycles.
  const series = (commercial ? 'Q' : random.text('ABCDEFGH', 1)) + random.text(letters, 1)
  return { plateNumber: old ? `${series}${number}-${area}` : `${area}-${number}${series}`, state }
}

/** Fictitious: the number contains 555. */
export function phoneNumber(random: Random): string {
  const prefix = random.pick([
    '0802',
    '0803',
    '0805',
    '0806',
    '0807',
    '0810',
    '0813',
    '0816',
    '0703',
    '0706',
    '0708',
    '0901',
    '0903',
    '0906',
  ])
  return `${prefix}555${random.text(digits, 4)}`
}
