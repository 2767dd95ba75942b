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

/** A word of a digit as the digit, and one that is glued to digits: `35693803564380NINE`. */
export function withDigitsOfWords(text: string): string {
  const digit = digits.get(text)
  if (digit !== undefined) return digit
  return text.length < 5 ? text : text.replace(besideDigit, (word) => digits.get(word) ?? word)
}
