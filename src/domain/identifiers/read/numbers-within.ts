import { isPlausibleImei } from '../imei.ts'
import { isIssuedPlate } from '../plate-shapes.ts'
import { hasVinCheckDigit, vinCharacters } from '../vin.ts'
import { gluedLabels } from './words.ts'

/**
 * What many things share: the number of an eSIM, which begins as those of all phones of some years do,
 * and that of the product in a GS1 code. An IMEI or VIN within it would be that of all of them.
 */
const shared = /(?<!\d)89\d{30}(?!\d)|^(?:[CDQE]\d)?010\d{13}(?=(?:1[1357]\d{6})?21)/

/** The number of an eSIM, perhaps with its label. */
export function isOfEsim(key: string): boolean {
  return /^(?:EID)?89\d{30}$/.test(key)
}

/** Each 15 digits with a right check digit within a longer run. */
export function imeisWithin(key: string): string[] {
  if (key.length < 16) return []
  const found: string[] = []
  for (const [run] of key.replace(shared, ' ').matchAll(/\d{15,}/g)) {
    for (let at = 0; at + 15 <= run.length; at++) {
      const digits = run.slice(at, at + 15)
      if (isPlausibleImei(digits)) found.push(digits)
    }
  }
  return found
}

/** Each 17 characters that could be a VIN: it ends in four digits and has a letter. */
export function vinsWithin(key: string): string[] {
  // A UUID is no run of a VIN and other characters.
  if (key.length < 18 || key.length === 32) return []
  const found: string[] = []
  const own = key.replace(shared, ' ')
  for (let at = 0; at + 17 <= own.length; at++) {
    const vin = own.slice(at, at + 17)
    if (/\d{4}$/.test(vin) && /[A-Z]/.test(vin) && vinCharacters.test(vin)) found.push(vin)
  }
  return found
}

/** The VINs within a longer key whose check digit is right. */
export function checkedVinsWithin(key: string): string[] {
  return vinsWithin(key).filter(hasVinCheckDigit)
}

/** A regular plate with a few characters before or behind: `PLATEKJA012AB`, `KJA012ABNG`. */
export function platesWithin(key: string): string[] {
  if (key.length < 9 || key.length > 8 + 6) return []
  const found: string[] = []
  for (let at = 0; at + 8 <= key.length; at++) {
    const plate = key.slice(at, at + 8)
    const around = key.slice(0, at) + key.slice(at + 8)
    if (!/\d/.test(around) && isIssuedPlate(plate)) found.push(plate)
  }
  return found
}

/** GS1: a number of the product (01), perhaps a date, and the serial number (21), without signs. */
const gs1Serial = /^(?:[CDQE]\d)?01\d{14}(?:1[1357]\d{6})?21([0-9A-Z]{5,20})$/

/**
 * The serial number in a text that surely has more: that of a GS1 code; Lenovo's barcode is 1S, ten
 * characters of the model and eight of the serial number; `SERIALNO5CD1234XYZ` and `SN5CD1234XYZ` are
 * pasted. A field stores it alone, because lookups of it would not find the whole. Null if there is none.
 */
export function serialWithin(key: string): string | null {
  const found = /^1S[0-9A-Z]{10}([0-9A-Z]{8})$|^SN(?=.*\d)([0-9A-Z]{7,20})$/.exec(key)
  const labels = gluedLabels.filter((label) => label.length > 3 && key.startsWith(label))
  const length = Math.max(0, ...labels.map((label) => label.length))
  const rest = key.slice(length)
  const isLabelled = length > 0 && rest.length >= 6 && /\d/.test(rest)
  return gs1Serial.exec(key)?.[1] ?? found?.[1] ?? (isLabelled ? rest : (found?.[2] ?? null))
}
