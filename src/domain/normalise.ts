/** Arabic and square ligatures become up to 18 characters each; none of them is a word or an address by itself. */
const ligatures = /[\uFDF0-\uFDFF\u32C0-\u33FF\u{1F200}-\u{1F265}]/gu

/** Longer than any field that is read so. */
const maxCharacters = 6000
/** What is left grows no further than this: bounded after normalising as well. */
const maxNormalised = 4 * maxCharacters

/** A text for comparing: `NFKC` or `NFKD`, at a cost that no text can drive up and with nothing of a field cut off. */
export function normalize(text: string, form: 'NFKC' | 'NFKD'): string {
  return text
    .slice(0, maxCharacters)
    .replace(ligatures, ' ')
    .normalize(form)
    .slice(0, maxNormalised)
}

/** What looks like a full stop or a slash and is made one by some reader. NFKC makes the fullwidth forms. */
const stops = /[\u3002\u2024\u06D4\u0701\u0702\uA4F8\u2027]/g
const slashes = /[\u2044\u2215\u29F8\u2571]/g
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** A text with everything that passes for a full stop or a slash as one, and nothing invisible. */
export function withPlainStops(text: string): string {
  return normalize(text, 'NFKC').replace(invisible, '').replace(stops, '.').replace(slashes, '/')
}
