export const assetTypes = ['Gadget', 'Vehicle'] as const
export type AssetType = (typeof assetTypes)[number]

/** Crockford’s alphabet: no I, L, O or U, so that a code is read without mistakes. */
export const labelAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 bits: too many to guess. */
export const labelLength = 16

/** A code as typed off a label, or null if it cannot be one. */
export function parseLabelCode(text: string): string | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return new RegExp(`^[${labelAlphabet}]{${labelLength}}$`).test(code) ? code : null
}

/** `k7pm-2q9x-…`, for reading. */
export function formatLabelCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

/** The most labels printed at once: a few sheets of paper. */
export const maxLabels = 120
