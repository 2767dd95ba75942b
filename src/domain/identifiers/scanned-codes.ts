import { type IdentifierKind, isGadgetKind } from './kinds.ts'
import { likeliestOf } from './read/candidates.ts'
import { type Doubt, isOtherThing } from './read/doubts.ts'
import { readAs } from './read/read-as.ts'
import { readText } from './read/read-text.ts'
import { isCheckedVin } from './vin.ts'

/** What one of our QR codes stands for. */
type OwnCode = { page: string } | { identifier: string }

/** The pages to which labels, proofs and certificates lead, in any language. */
const printedPage =
  /^(?:\/(?:pcm|ha|yo|ig))?\/(?:found\/[\w-]{16,24}|c|certificate(?:\/[\w-]+)?)\/?$/
const searchPage = /^(?:\/(?:pcm|ha|yo|ig))?\/search\/?$/

/**
 * What a scanned text stands for if it is a code of this site: the path of a label, proof or
 * certificate, or the identifier of a printed result; null for any other text.
 */
export function readOwnCode(text: string, origin: string): OwnCode | null {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null
  const { host, pathname, searchParams, hash } = new URL(text)
  if (host !== new URL(origin).host) return null
  const identifier = searchParams.get('uid')
  if (identifier && searchPage.test(pathname)) return { identifier }
  return printedPage.test(pathname) ? { page: pathname + hash } : null
}

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

/** What a scan is for: an identifier, or the page of our label or proof. */
export type Picked = PickedIdentifier | { page: string; isSure: false }

/** Product codes: every box of a model has the same one. */
const productFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e']

/** What a box is checked by first. */
const kindsInOrder: readonly IdentifierKind[] = ['imei1', 'vin']

/** With its check digit and perhaps the software version: 14 digits are also the number of a product. */
const digitsOfImei = /^(?:\D*\d){15,17}\D*$/

interface ScannedNumber {
  text: string
  kind: IdentifierKind
  /** A label, such as S/N, stands before it. */
  isLabelled: boolean
  /** It is looked up only beside others: digits alone, or a word, may be anything. */
  isDoubted: boolean
  /** By its check digit. A number of a part may have 14 digits, or the 17 characters of a VIN. */
  isCertain: boolean
}

/**
 * What was scanned, on the site at `origin`. A label or proof of ours opens its page, unless a sure
 * number, such as an IMEI, is beside it.
 */
export function pickScanned(
  codes: readonly ScannedCode[],
  wanted: IdentifierKind | null,
  origin: string,
): Picked | null {
  const own = codes.map(({ text }) => readOwnCode(text.trim(), origin))
  const texts = codes.map((code, at) => {
    const read = own[at]
    return read && 'identifier' in read ? { ...code, text: read.identifier } : code
  })
  const identifier = pickIdentifier(texts, wanted)
  if (identifier?.isSure) return identifier
  const [page] = own.flatMap((read) => (read && 'page' in read ? read.page : []))
  return page === undefined ? identifier : { page, isSure: false }
}

/**
 * The identifier in the scanned codes, or null: of several barcodes a valid IMEI first (on a box,
 * IMEI 1 comes before IMEI 2), never the product code. `wanted` restricts the kind.
 */
export function pickIdentifier(
  codes: readonly ScannedCode[],
  wanted: IdentifierKind | null,
): PickedIdentifier | null {
  const all = codes
    .filter(({ format, text }) => !productFormats.includes(format) && !/^\s*https?:/i.test(text))
    .flatMap(({ text }) => text.split(/[\n;,]/).flatMap(numbersIn))
    .sort((a, b) => rankOf(a) - rankOf(b))
  const found = all.filter(({ isDoubted }) => !isDoubted)
  if (wanted === null) {
    const certain = found.find(({ isCertain }) => isCertain)
    if (!certain && found.length > 0) return allOf(all)
    return picked(certain, ({ kind }) => kind === 'imei1')
  }
  const isFitting = ({ text }: ScannedNumber) => readAs(wanted, text).ok
  const fitting = found.filter(isFitting)
  // A serial number may be any text, so a phone's IMEI would be taken for one.
  if (wanted === 'serial-number') {
    const isSerial = ({ kind }: ScannedNumber) => kind !== 'imei1'
    const serials = fitting.some(isSerial) ? all.filter(isFitting).filter(isSerial) : []
    const [serial] = serials
    if (serials.length > 1 && !serial?.isLabelled) return allOf(serials)
    return picked(serial, ({ isLabelled }) => isLabelled)
  }
  const [first] = fitting
  const second = wanted === 'imei2' && fitting.find(({ text }) => text !== first?.text)
  return second
    ? picked(second, () => true)
    : picked(first, () => isGadgetKind(wanted) && wanted !== 'imei2')
}

/**
 * Serial numbers and those of parts and models, which labels have beside them, look alike. All are
 * looked up, so that no all-clear is about the part alone, and a form asks which it is.
 */
function allOf(found: readonly ScannedNumber[]): PickedIdentifier {
  return { text: [...new Set(found.map(({ text }) => text))].join(' / '), isSure: false }
}

/** The numbers of one line of a code; only an IMEI or VIN is taken out of other text. */
function numbersIn(line: string): ScannedNumber[] {
  const { candidates, numbers, doubts } = readText(line)
  return likeliestOf(candidates)
    .map(({ kind, key, number }) => {
      const text = numbers[number] ?? ''
      const isDoubted = doubts.length > 0 && !kindsInOrder.includes(kind)
      const isCertain = kind === 'imei1' ? digitsOfImei.test(text) : isCheckedVin(key)
      return { text, kind, isLabelled: text !== line.trim(), isDoubted, isCertain }
    })
    .filter(({ isDoubted }) => !isDoubted || !doubts.some(isNoNumberOfThing))
}

/** That of a SIM card, a product, a model. What is only unlikely may be the number, beside others. */
function isNoNumberOfThing(doubt: Doubt): boolean {
  return isOtherThing(doubt) && doubt.code !== 'cut-by-spreadsheet'
}

function rankOf({ kind, isLabelled }: ScannedNumber): number {
  const place = kindsInOrder.indexOf(kind)
  if (place >= 0) return place
  return kindsInOrder.length + (isLabelled ? 0 : 1)
}

function picked(
  number: ScannedNumber | undefined,
  isSure: (number: ScannedNumber) => boolean,
): PickedIdentifier | null {
  return number ? { text: number.text, isSure: isSure(number) } : null
}
