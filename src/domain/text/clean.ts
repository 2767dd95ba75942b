import { normalForm } from './normal-form.ts'

/**
 * Invisible characters that change a text: bidirectional marks, zero-width spaces, fillers and
 * tags. Variation selectors of emoji (U+FE00–FE0F) are allowed.
 */
const invisible = /(?![\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu
/** Prose keeps the joiners, which some scripts and emoji need. */
const invisibleInProse =
  /(?![\uFE00-\uFE0F\u200C\u200D])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu
/**
 * Control characters such as NUL break databases and terminals. Half a surrogate pair cannot be
 * stored as text.
 */
const unstorable = /[^\P{Cc}\t\n\r\u0085]|\p{Cs}/u
const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/g
const gap = /[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g

const leading = /^(?:\s|(?![\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB])+/u
/** Greedy from the start, so that the time grows with the length alone. */
const upToLastVisible =
  /^.*(?:[\uFE00-\uFE0F]|[^\s\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB])/su

/** The text without spaces and invisible characters around it, which come along when it is copied. */
function trimmed(text: string): string {
  return text.replace(leading, '').match(upToLastVisible)?.[0] ?? ''
}

/** A name or title as it is stored: trimmed, with a space for each tab. */
export function foldLine(text: string): string {
  return trimmed(normalForm(text, 'NFC')).replace(gap, ' ')
}

/** Why a text is refused. */
export type TextReason = 'unstorable-text' | 'invisible-characters'

/**
 * Why a text is not a valid name or title; null if it is. Others see it in one line, so it must not
 * hide anything.
 */
export function whyInvalidLine(text: string): TextReason | null {
  if (unstorable.test(text)) return 'unstorable-text'
  return text.search(lineBreak) >= 0 || text.search(invisible) >= 0 ? 'invisible-characters' : null
}

/**
 * An identifier or a search as it is stored: without the invisible characters that came with copied
 * text.
 */
export function foldTyped(text: string): string {
  return foldLine(text.replace(invisible, '').replace(lineBreak, ' '))
}

/**
 * A story as it is stored. Its line breaks and joiners stay; all other invisible characters are
 * removed.
 */
export function foldProse(text: string): string {
  return normalForm(text, 'NFC').replace(lineBreak, '\n').replace(invisibleInProse, '').trim()
}

/** Why a text cannot be stored at all; null if it can. */
export function whyUnstorable(text: string): 'unstorable-text' | null {
  return unstorable.test(text) ? 'unstorable-text' : null
}

const anyControl = /\p{Cc}+/gu

/** Any text for use inside one line. Also cleans texts that were stored before these rules. */
export function inOneLine(text: string): string {
  return text
    .replace(lineBreak, ' ')
    .replace(invisible, '')
    .replace(anyControl, ' ')
    .replace(/ {2,}/g, ' ')
}

/**
 * The lines of a user’s story for a mail. Also cleans texts that were stored before these rules.
 */
export function inLines(text: string): string[] {
  return foldProse(text)
    .split('\n')
    .map((line) => line.replace(anyControl, ' '))
}
