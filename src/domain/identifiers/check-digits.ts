const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** '0'–'9' are 0–9, 'A'–'Z' are 10–35. */
function symbolValue(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 65 ? code - 48 : code - 55
}

/**
 * The Luhn character that belongs after `payload`: base 10 for an IMEI's 14 digits (3GPP TS 23.003
 * Annex B), base 16 for a MEID's 14 hex (3GPP2 S.R0048). In base 10 it misses a swap of 0 and 9.
 */
export function luhnCharacter(payload: string, base: 10 | 16): string {
  let sum = 0
  let doubled = true
  for (let at = payload.length - 1; at >= 0; at--) {
    let value = symbolValue(payload, at)
    if (doubled) {
      value *= 2
      if (value >= base) value -= base - 1
    }
    sum += value
    doubled = !doubled
  }
  return symbols.charAt((base - (sum % base)) % base)
}

const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

// A to Z; I, O and Q, which no VIN has, are 0.
const vinLetterValues = [
  1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9,
]

/**
 * The check character of a VIN, computed from its other 16 characters: '0'–'9' or 'X', at position
 * 9 (49 CFR 565.15, GB 16735). It is mandatory only in North America and China.
 */
export function vinCheckCharacter(vin: string): string {
  let sum = 0
  for (const [at, weight] of vinWeights.entries()) {
    const value = symbolValue(vin, at)
    sum += weight * (value < 10 ? value : (vinLetterValues[value - 10] ?? 0))
  }
  const rest = sum % 11
  return rest === 10 ? 'X' : String(rest)
}
