const time = /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]\.?M\.?)?(?:\s*Z|[+-]\d\d:?\d\d)?$/i
const shortYear = /^(\d{1,2}|[a-z]{3,9})([\s./-])(\d{1,2}|[a-z]{3,9})[\s./-](\d{2})$/i

/** Days since 1899-12-30: from 1954 to 2064. */
const serial = /^[2-5]\d{4}(?:\.\d+)?$/
const serialZero = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/**
 * A day as spreadsheets write it, for `parseDay`: without the time, with four digits of the year
 * (`13-Mar-21`), and a serial number (`45720`) as the day that it counts.
 */
export function plainDay(cell: string): string {
  const text = cell.trim().replace(time, '')
  if (serial.test(text)) {
    return new Date(serialZero + Math.floor(Number(text)) * dayMs).toISOString().slice(0, 10)
  }
  const short = shortYear.exec(text)
  if (!short) return text
  const [, first, separator, second, year = ''] = short
  return [first, second, `${Number(year) < 70 ? 20 : 19}${year}`].join(separator)
}
