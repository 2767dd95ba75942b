import { fileURLToPath } from 'node:url'
import { Font, G, Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import { encode } from 'uqr'
import { patternBox, patternOf } from '../../domain/identifiers/pattern.ts'
import { withPlainDigits } from '../../domain/text/scripts.ts'

// Inter with a glyph for each letter and its marks: scripts/fonts/compose-marks.py says why.
const fontFile = (weight: number) =>
  fileURLToPath(new URL(`./fonts/inter-${weight}.ttf`, import.meta.url))
Font.register({
  family: 'Inter',
  fonts: [
    { src: fontFile(400), fontWeight: 400 },
    { src: fontFile(600), fontWeight: 600 },
  ],
})
// Words are never hyphenated.
Font.registerHyphenationCallback((word) => [word])

await Font.load({ fontFamily: 'Inter', fontWeight: 400 })
const inter = Font.getFont({ fontFamily: 'Inter', fontWeight: 400 }).data
const isPrinted = (character: string) => inter?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

const emoji =
  /[\p{Emoji_Presentation}\p{Regional_Indicator}](?:[\u200d\ufe0f\p{Emoji_Modifier}\p{Emoji_Presentation}])*/gu
const otherScript =
  /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}](?:[\s\p{M}]*[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]|\p{M})*/gu

/** A letter with marks that is one glyph of the font, which scripts/fonts/compose-marks.py makes. */
const oneGlyph =
  /^(?![dJP][\u0323\u0329])[A-Za-zƁɓƊɗƎǝƏəƐɛƘƙŊŋƆɔØøƳƴÆæ][\u0323\u0329]?[\u0300-\u0304\u0306-\u0308\u030C]?$/u
const markedLetter = /(\p{L})\p{M}+/gu
const strayMarks = /(?<![\p{L}\p{M}])[\u0300-\u036F]+/gu

/** A text that the font of our PDFs can print. What it lacks is named instead of misprinted. */
export function printable(text: string): string {
  return withPlainDigits(text)
    .normalize('NFC')
    .replace(emoji, '[emoji]')
    .replace(otherScript, '[name or words in another script]')
    .replace(markedLetter, (marked, letter) =>
      oneGlyph.test(marked.normalize('NFD')) ? marked : `${letter}[mark]`,
    )
    .replace(strayMarks, '[mark]')
    .replace(notAscii, (sign) => (isPrinted(sign) ? sign : substituteOf(sign)))
}

const notAscii = /[^ -~\s]/gu

/** `Ａ` and `①` as `A` and `1`; the name of any other sign. */
function substituteOf(sign: string): string {
  if (/[\p{Default_Ignorable_Code_Point}\p{Me}]/u.test(sign)) return ''
  const plain = sign.normalize('NFKC')
  if (plain !== sign && [...plain].every(isPrinted)) return plain
  return /\p{Extended_Pictographic}/u.test(sign) ? '[emoji]' : '[sign]'
}

export const colours = {
  ink: '#1b1f1d',
  muted: '#4d544f',
  brand: '#0f4c3a',
  line: '#b9c4bc',
  warning: '#a11d21',
}

interface DocumentInfo {
  title: string
  issuer: string
  /** When the content was made, not when it was printed: the same content gives the same file. */
  made: Date
}

/** The metadata of a PDF. */
export function documentInfo({ title, issuer, made }: DocumentInfo) {
  return {
    title,
    author: issuer,
    creator: issuer,
    producer: issuer,
    language: 'en',
    creationDate: made,
    modificationDate: made,
  }
}

type TextStyle = Record<string, string | number>

export function words(size: number, children: ReactNode, style: TextStyle = {}) {
  const printed = typeof children === 'string' ? printable(children) : children
  return h(Text, { style: { fontSize: size, lineHeight: 1.35, ...style } }, printed)
}

/** A label and its value in a row. */
export function fact(label: string, value: string) {
  return h(
    View,
    { style: { flexDirection: 'row', marginBottom: 5 }, wrap: false },
    words(9, label, { width: 130, paddingRight: 8, color: colours.muted }),
    words(10, breakable(value), { fontWeight: 600, flexGrow: 1, flexShrink: 1, flexBasis: 0 }),
  )
}

/**
 * A heading. It moves to the next page if fewer than `pointsBelow` points are left below it.
 */
export function heading(text: string, pointsBelow = 60) {
  const style = { fontSize: 13, lineHeight: 1.35, fontWeight: 600, color: colours.brand }
  return h(
    Text,
    { minPresenceAhead: pointsBelow, style: { ...style, marginTop: 16, marginBottom: 6 } },
    text,
  )
}

/** Adds points at which a long word, such as a hash, may be broken. */
export function breakable(text: string): string {
  return text.replace(/\S{40,}/g, (word) => word.replace(/.{8}/g, '$&\u200b'))
}

/** The QR code of a URL; `side` in points. */
export function qrCode(url: string, side: number, ecc: 'L' | 'M' = 'M') {
  const { data, size } = encode(url, { ecc, border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return h(
    Svg,
    { width: side, height: side, viewBox: `0 0 ${size} ${size}` },
    h(Rect, { x: 0, y: 0, width: size, height: size, fill: '#ffffff' }),
    h(Path, { d: path, fill: '#000000' }),
  )
}

/** The pattern that the number wears on every answer; `width` in points. */
export function numberPattern(number: string, width: number) {
  const stroke = { stroke: colours.muted, strokeWidth: 1.4, strokeLineCap: 'round', fill: 'none' }
  return h(
    Svg,
    { width, height: width / 12, viewBox: patternBox },
    ...patternOf(number).map(({ path, transform }) =>
      h(G, { transform }, h(Path, { d: path, ...stroke })),
    ),
  )
}

/** `Page 2 of 3`, at the foot of every page. */
export function pageNumbers(text: string) {
  return h(Text, {
    fixed: true,
    style: {
      position: 'absolute',
      bottom: 22,
      left: 48,
      right: 48,
      fontSize: 8,
      color: colours.muted,
    },
    render: ({ pageNumber, totalPages }) => `${text} · ${pageNumber} / ${totalPages}`,
  })
}
