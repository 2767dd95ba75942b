/**
 * Marks that show what follows from right to left: `908346530839653` behind one is another IMEI on
 * every screen. The marks for left to right, which phones copy with a number, change nothing.
 */
export const rightToLeft = /[\u061c\u200f\u202b\u202e\u2067\u2068]/

/** More combining marks in a row than any language writes on one letter. */
const endlessMarks = /(\p{M}{30})\p{M}+/gu

/**
 * A text in a Unicode normal form, in time that grows with its length. Sorting a run of marks takes
 * the square of its length, so a run keeps its first 30, as in the stream-safe format of UAX 15.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(endlessMarks, '$1').normalize(form)
}

/**
 * Arabic and square ligatures, each of which expands to up to 18 characters. None of them is a word
 * or a URL by itself.
 */
const ligatures = /[\uFDF0-\uFDFF\u32C0-\u33FF\u{1F200}-\u{1F265}]/gu

/** Longer than any field that is normalized. */
const maxCharacters = 6000
/** Maximum length after normalization. */
const maxNormalised = 4 * maxCharacters

/**
 * A text normalized for comparison (`NFKC` or `NFKD`), at bounded cost and without truncating any
 * field.
 */
export function normalize(text: string, form: 'NFKC' | 'NFKD'): string {
  const short = text.slice(0, maxCharacters).replace(ligatures, ' ')
  return normalForm(short, form).slice(0, maxNormalised)
}

/**
 * Characters that some reader takes for a full stop or a slash. NFKC converts the fullwidth forms.
 */
const stops = /[\u3002\u2024\u06D4\u0701\u0702\uA4F8\u2027]/g
const slashes = /[\u2044\u2215\u29F8\u2571]/g
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * The text with all variants of full stop and slash replaced by the plain ones, and without
 * invisible characters.
 */
export function withPlainStops(text: string): string {
  return normalize(text, 'NFKC').replace(invisible, '').replace(stops, '.').replace(slashes, '/')
}
