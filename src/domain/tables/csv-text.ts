/** Why a file is not a table of text. */
export type NotText = 'old-workbook' | 'web-page' | 'pdf' | 'picture' | 'not-text'

type DecodedText = { ok: true; text: string } | { ok: false; reason: NotText }

/** How the files start that people rename to `.csv`. */
const starts: readonly { bytes: readonly number[]; reason: NotText }[] = [
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], reason: 'old-workbook' },
  { bytes: [0x25, 0x50, 0x44, 0x46], reason: 'pdf' },
  { bytes: [0xff, 0xd8, 0xff], reason: 'picture' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], reason: 'picture' },
]

/** Decodes UTF-8, UTF-16 with or without a mark, Windows-1252 and Mac Roman. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const known = starts.find((start) => start.bytes.every((byte, at) => bytes[at] === byte))
  if (known) return { ok: false, reason: known.reason }
  const text = decode(bytes).replace(/^\uFEFF/, '')
  if (/^\s*<(?:!doctype|html|table|head|meta|\?xml)/i.test(text)) {
    return { ok: false, reason: 'web-page' }
  }
  return text.includes('\0') ? { ok: false, reason: 'not-text' } : { ok: true, text }
}

function decode(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((name) =>
      new TextDecoder(name).decode(bytes),
    ) as [string, string]
    return oddities(mac) < oddities(windows) ? mac : windows
  }
}

/** Excel writes "Unicode text" with a mark. Without one, every second byte of most text is 0. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 2000)
  let even = 0
  let odd = 0
  for (const [at, byte] of start.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) even++
    else odd++
  }
  const many = start.length / 4
  if (odd > many && even < odd / 8) return 'utf-16le'
  return even > many && odd < even / 8 ? 'utf-16be' : null
}

/**
 * Both encodings have a character for nearly every byte. In the wrong one, capitals and signs stand
 * within words: `RenŽ` for `René`.
 */
const odd =
  /\p{Ll}\p{Lu}|\p{L}[^\p{L}\p{M}\p{N}\p{Z}\0-\x7F’‘]+\p{L}|[\x80-\x9F]|[\p{Sm}\p{Sk}¿¡]\p{L}/gu

function oddities(text: string): number {
  return text.match(odd)?.length ?? 0
}

const separators = [',', ';', '\t', '|'] as const

/** Lines that are compared. Titles above the headings may have no separator. */
const maxLines = 30

/** The separator that most lines have equally often, outside quotes. */
export function likeliestSeparator(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, maxLines)
  const scores = separators.map((separator) => score(lines, separator))
  return separators[scores.indexOf(Math.max(...scores))] ?? ','
}

function score(lines: readonly string[], separator: string): number {
  const lengths = new Map<number, number>()
  for (const line of lines) {
    const count = line.split(separator).length - 1
    if (count > 0) lengths.set(count, (lengths.get(count) ?? 0) + 1)
  }
  // How many lines agree counts more than how many columns there would be.
  const best = [...lengths].map(([count, times]) => times * 4 + Math.min(count, 30))
  return Math.max(0, ...best)
}
