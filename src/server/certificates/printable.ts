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
  return text
    .normalize('NFC')
    .replace(emoji, '[emoji]')
    .replace(otherScript, '[name or words in another script]')
    .replace(markedLetter, (marked, letter) =>
      oneGlyph.test(marked.normalize('NFD')) ? marked : `${letter}[mark]`,
    )
    .replace(strayMarks, '[mark]')
}
