import { type IdentifierKind, isGadgetKind } from './kinds.ts'
import { readAs } from './read/read-as.ts'

/** A barcode or QR code in a picture, as decoded. */
export interface ScannedCode {
  /** The format's name in the Barcode Detection API: `code_128`, `ean_13`, `qr_code`. */
  format: string
  text: string
}

/** The scanned identifier; `isSure` unless another code on the same box could be meant. */
export interface PickedIdentifier {
  text: string
  isSure: boolean
}

/** Product codes: every box of a model has the same one. */
const productFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e']

/** The ICCID of a SIM card or the EID of an eSIM: barcodes on a phone's box that are not wanted. */
const simNumber = /^89\d{17,18}$|^89\d{30}$/

const isImei = (text: string) => /^\d{15}$/.test(text) && readAs('imei1', text).ok

const isPlain = (text: string) => /^[A-Z0-9][A-Z0-9-]{3,63}$/i.test(text) && !simNumber.test(text)

const labelledSerial = /\bS(?:ERIAL|\/?N)(?:\s*(?:NO|NUMBER))?\.?\s*[:=#]?\s*([A-Z0-9-]{4,64})\b/i

/** The possible readings, most likely first. */
const readings: readonly ((text: string) => string[])[] = [
  (text) => (text.match(/(?<!\d)\d{15}(?!\d)/g) ?? []).filter(isImei),
  (text) => (text.match(/\b[A-HJ-NPR-Z0-9]{17}\b/gi) ?? []).filter(isVin),
  (text) => labelledSerial.exec(text)?.slice(1) ?? [],
  (text) => (isPlain(text) && !isImei(text) ? [text] : []),
]

// A part number may have 17 characters too, but a VIN ends in digits.
const isVin = (text: string) => /\d{4}$/.test(text) && readAs('vin', text).ok

/**
 * The identifier in the scanned codes, or null: of several barcodes a valid IMEI first (on a box,
 * IMEI 1 comes before IMEI 2), never the product code. `wanted` restricts the kind.
 */
export function pickIdentifier(
  codes: readonly ScannedCode[],
  wanted: IdentifierKind | null,
): PickedIdentifier | null {
  const texts = codes
    .filter(({ format }) => !productFormats.includes(format))
    .map(({ text }) => text.trim())
    .filter((text) => !/^https?:/i.test(text))
  const found = readings.flatMap((read, rank) =>
    texts.flatMap(read).map((text) => ({ text, isSure: rank === 0 })),
  )
  if (wanted === null) return found[0] ?? null
  const fitting = found.filter(({ text }) => readAs(wanted, text).ok)
  const secondImei = wanted === 'imei2' ? distinct(fitting)[1] : undefined
  const [first] = fitting
  if (!first) return null
  // A serial number may be any text, so a phone's IMEI would be taken for one.
  if (wanted === 'serial-number') {
    const serial = fitting.find(({ isSure }) => !isSure)
    return serial ? { ...serial, isSure: labelled(texts, serial.text) } : null
  }
  return secondImei ?? { ...first, isSure: isGadgetKind(wanted) && wanted !== 'imei2' }
}

function labelled(texts: readonly string[], serial: string): boolean {
  return texts.some((text) => labelledSerial.exec(text)?.[1] === serial)
}

function distinct(found: readonly PickedIdentifier[]): PickedIdentifier[] {
  return found.filter(
    ({ text }, index) => found.findIndex((other) => other.text === text) === index,
  )
}
