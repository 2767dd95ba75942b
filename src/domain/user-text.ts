/**
 * Characters that are not seen and change what is: marks that turn the direction of reading, spaces
 * without width, fillers and tags. What makes an emoji of one kind or another (U+FE00–FE0F) is none.
 */
const invisible = /(?![\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu
/** In prose the joiners stay: scripts and emoji are written with them. */
const invisibleInProse =
  /(?![\uFE00-\uFE0F\u200C\u200D])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu
/** NUL and its like break databases and terminals, and half a surrogate pair cannot be stored as text. */
const unstorable = /[^\P{Cc}\t\n\r\u0085]|\p{Cs}/u
const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/g
const gap = /[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g

/** A name or a title as it is kept: without blanks around it, a tab as a space. */
export function foldLine(text: string): string {
  return text.trim().replace(gap, ' ')
}

/** Why a text is refused. */
export type TextReason = 'unstorable-text' | 'invisible-characters'

/** Why a text is no name or title, or null: it is shown to others in one line, and says what is seen of it. */
export function whyInvalidLine(text: string): TextReason | null {
  if (unstorable.test(text)) return 'unstorable-text'
  return text.search(lineBreak) >= 0 || text.search(invisible) >= 0 ? 'invisible-characters' : null
}

/** A number or a search as it is kept: what is not seen came along when it was copied, and goes. */
export function foldTyped(text: string): string {
  return foldLine(text.replace(invisible, '').replace(lineBreak, ' '))
}

/** A story as it is kept: its lines stay, all invisible characters but joiners go. */
export function foldProse(text: string): string {
  return text.replace(lineBreak, '\n').replace(invisibleInProse, '').trim()
}

/** Why a text cannot be kept at all, or null. */
export function whyUnstorable(text: string): 'unstorable-text' | null {
  return unstorable.test(text) ? 'unstorable-text' : null
}

const anyControl = /\p{Cc}+/gu

/** Any text as part of one line of ours, rows from before these rules included. */
export function inOneLine(text: string): string {
  return text
    .replace(lineBreak, ' ')
    .replace(invisible, '')
    .replace(anyControl, ' ')
    .replace(/ {2,}/g, ' ')
}

/** Somebody's story in a mail of ours, rows from before these rules included. */
export function inLines(text: string): string[] {
  return foldProse(text)
    .split('\n')
    .map((line) => line.replace(anyControl, ' '))
}
