const emoji =
  /[\p{Emoji_Presentation}\p{Regional_Indicator}](?:[\u200d\ufe0f\p{Emoji_Modifier}\p{Emoji_Presentation}])*/gu
const otherScript =
  /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}](?:[\s\p{M}]*[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]|\p{M})*/gu

/** A text that the font of our PDFs can print. What it lacks is named instead of misprinted. */
export function printable(text: string): string {
  return text.replace(emoji, '[emoji]').replace(otherScript, '[name or words in another script]')
}
