/** The digits from zero in English, Pidgin, Hausa, Yoruba and Igbo, without marks. */
const words = [
  'zero one two three four five six seven eight nine',
  'oh wan tu tri fo faiv siks sevun eit nain',
  'sifili daya biyu uku hudu biyar shida bakwai takwas tara',
  'odo okan eji eta erin arun efa eje ejo esan',
  'efu otu abuo ato ano ise isii asaa asato itoolu',
]
const digits: ReadonlyMap<string, string> = new Map(
  words.flatMap((each) =>
    each.split(' ').map((word, at) => [word.toUpperCase(), String(at)] as const),
  ),
)

const long = [...digits.keys()].filter((word) => word.length > 3).join('|')
const besideDigit = new RegExp(`(?<=\\d)(?:${long})|(?:${long})(?=\\d)`, 'g')

const betweenLetters = new RegExp((words[0] ?? '').toUpperCase().replaceAll(' ', '|'), 'g')

/**
 * A word of a digit as the digit, and one that is glued to digits, or in English to other parts of a
 * number: `35693803564380NINE`, `R4WWVtwoU1TNF`.
 */
export function withDigitsOfWords(text: string): string {
  const digit = digits.get(text)
  if (digit !== undefined) return digit
  if (text.length < 5 || !/\d/.test(text)) return text
  const toDigit = (word: string) => digits.get(word) ?? word
  return text.replace(besideDigit, toDigit).replace(betweenLetters, toDigit)
}
