/** How a table writes thousands, for prices such as `450.000`. */
export const pointMeanings = ['thousands', 'decimals'] as const
export type PointMeaning = (typeof pointMeanings)[number]

export type PriceCell =
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

const currency = /₦|\bNGN\b|^\s*N(?=[\s.]*\d)|\bnaira\b|\/=|\/-|=(?=\s*$)/gi
const otherCurrency = /[$€£¥₵]|\b(?:USD|EUR|GBP|GHS|CFA|XOF|XAF|CNY)\b/i

/** Reads a price as people write it: `₦450,000`, `N450k`, `450,000/=`, `1.2m`. */
export function readPrice(text: string, point?: PointMeaning): PriceCell {
  if (otherCurrency.test(text)) return { ok: false, reason: 'other-currency' }
  const typed = text.replace(currency, '').replace(/NGN/gi, '').trim()
  const parts = /^([\d.,' \u00a0]+?)\s*(k|m|thousand|million)?\.?$/i.exec(typed)
  const multiple = multiples[(parts?.[2] ?? '').toLowerCase()] ?? 1
  const digits = (parts?.[1] ?? '').replace(/['\s]/g, '')
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
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(digits)) return Number(digits.replaceAll(',', ''))
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits)) {
    return Number(digits.replaceAll('.', '').replace(',', '.'))
  }
  return null
}
