/** Crockford’s: no I, L, O or U, so that a code read aloud or by hand is read right. */
export const labelAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 bits: nobody finds one by trying. */
export const labelLength = 16

/** A code as somebody typed it off a label, or null when it can be none. */
export function parseLabelCode(text: string): string | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return new RegExp(`^[${labelAlphabet}]{${labelLength}}$`).test(code) ? code : null
}

/** `k7pm-2q9x-…`, for reading. */
export function formatLabelCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}
