import { dayOf } from '../calendar-days.ts'
import { luhnCharacter } from '../identifiers/check-digits.ts'
import { withPlainDigits } from '../text/scripts.ts'

/** A number as spreadsheets show it when its digits are lost: `3.56938E+14`. */
export const cutNumber = /^\s*\d(?:[.,]\d+E\+?|E\+)\d+\s*$/i

/**
 * The value of a cell that keeps a spreadsheet from reading it as a number: `="0123"`, `'0123`.
 */
export function withoutTextMark(cell: string): string {
  const formula = /^="((?:[^"]|"")*)"$/.exec(cell)
  if (formula) return (formula[1] ?? '').replaceAll('""', '"')
  return /^'[^']+$/.test(cell) ? cell.slice(1) : cell
}

/**
 * Whether a spreadsheet took the zero from an IMEI. IMEIs begin with 01 in North America, and none
 * begins with a 1 alone.
 */
export function lacksLeadingZero(cell: string): boolean {
  return /^1\d{13}$/.test(cell) && cell.at(-1) === luhnCharacter(`0${cell.slice(0, -1)}`, 10)
}

/** What people write in a cell that has nothing: `-`, `N/A`, `nil`. */
export const noValue = /^(?:[-–—.]+|n[/.]?a\.?|nil|none)$/i

const time = /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]\.?M\.?)?(?:\s*Z|[+-]\d\d:?\d\d)?$/i
const shortYear = /^(\d{1,2}|[a-z]{3,9})([\s./-])(\d{1,2}|[a-z]{3,9})[\s./-](\d{2})$/i

/** An instant as programs write it. Midnight in Lagos is 23:00 of the day before there. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

/** Days since 1899-12-30: from 1954 to 2064. */
const serial = /^[2-5]\d{4}(?:\.\d+)?$/
const serialZero = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/**
 * A day as spreadsheets write it, for `parseDay`: without the time, with four digits of the year
 * (`13-Mar-21`), and a serial number (`45720`) as the day that it counts.
 */
export function plainDay(cell: string): string {
  const typed = withPlainDigits(cell.trim().replace(/[\u2010-\u2015\u2212]/g, '-'))
  if (instant.test(typed) && !Number.isNaN(Date.parse(typed))) return dayOf(Date.parse(typed))
  const text = typed.replace(time, '')
  if (serial.test(text)) {
    return new Date(serialZero + Math.floor(Number(text)) * dayMs).toISOString().slice(0, 10)
  }
  const short = shortYear.exec(text)
  if (!short) return text
  const [, first, separator, second, year = ''] = short
  return [first, second, `${Number(year) < 70 ? 20 : 19}${year}`].join(separator)
}

/** How a table writes thousands, for prices such as `450.000`. */
export const pointMeanings = ['thousands', 'decimals'] as const
type PointMeaning = (typeof pointMeanings)[number]

type PriceCell =
  | { ok: true; naira: number }
  /** Two readings are possible; `naira` has both, in the order of `pointMeanings`. */
  | { ok: false; reason: 'uncertain'; naira: readonly [number, number] }
  | { ok: false; reason: 'other-currency' }
  | { ok: false; reason: 'not-a-price' }

const multiples: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
}

const currency = /₦|=N=|^\s*#|\bNGN\b|^\s*N(?=[\s.]*\d)|\bnaira\b|\bonly\b|\/=|\/-|=(?=\s*$)/gi
/** Kobo, with or without their sign: `450,000:00`, `450,000.00k`. */
const kobo = /:(\d\d)\s*k?$|(?<=\d,\d{3}|\d{4})\.(\d\d)\s*k$|\.(00)\s*k$/i
const otherCurrency = /[$€£¥₵]|\b(?:USD|EUR|GBP|GHS|CFA|XOF|XAF|CNY)\b/i

/** Reads a price as people write it: `₦450,000`, `N450k`, `450,000/=`, `#450,000:00`, `1.2m`. */
export function readPrice(text: string, point?: PointMeaning): PriceCell {
  if (otherCurrency.test(text)) return { ok: false, reason: 'other-currency' }
  const typed = withPlainDigits(text)
    .replace(currency, '')
    .replace(/NGN/gi, '')
    .trim()
    .replace(kobo, (_, ...found: string[]) => `.${found.find((digits) => digits)}`)
  const parts = /^([\d.,'’\s]+?)\s*(k|m|thousand|million)?\.?$/i.exec(typed)
  const multiple = multiples[(parts?.[2] ?? '').toLowerCase()] ?? 1
  const digits = (parts?.[1] ?? '').replace(/['’\s]/g, '')
  if (multiple === 1 && /^[1-9]\d{0,2}\.\d{3}$/.test(digits)) {
    const readings = [Number(digits.replace('.', '')), Number(digits)] as const
    const chosen = point && readings[pointMeanings.indexOf(point)]
    return chosen === undefined
      ? { ok: false, reason: 'uncertain', naira: readings }
      : { ok: true, naira: chosen }
  }
  const plain = plainNumber(digits)
  if (plain === null) return { ok: false, reason: 'not-a-price' }
  // 1.2 × 1,000,000 is not a whole number in binary.
  return { ok: true, naira: Math.round(plain * multiple * 100) / 100 }
}

function plainNumber(digits: string): number | null {
  if (/^\d+(?:\.\d{1,2})?$/.test(digits)) return Number(digits)
  if (/^\d{4,},\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'))
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(digits)) return Number(digits.replaceAll(',', ''))
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits)) {
    return Number(digits.replaceAll('.', '').replace(',', '.'))
  }
  return null
}
