/** The digits from zero in English, Pidgin, Hausa, Yoruba and Igbo, without marks. */
const words = [
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE',
  'OH WAN TU TRI FO FAIV SIKS SEVUN EIT NAIN',
  'SIFILI DAYA BIYU UKU HUDU BIYAR SHIDA BAKWAI TAKWAS TARA',
  'ODO OKAN EJI ETA ERIN ARUN EFA EJE EJO ESAN',
  'EFU OTU ABUO ATO ANO ISE ISII ASAA ASATO ITOOLU',
]
const digits: ReadonlyMap<string, string> = new Map(
  [
    'ZIRO 0',
    'SEVEN 7',
    ...words.flatMap((each) => each.split(' ').map((word, at) => `${word} ${at}`)),
  ].map((each) => each.split(' ') as [string, string]),
)

const long = [...digits.keys()].filter((word) => word.length > 3).join('|')
const besideDigit = new RegExp(`(?<=\\d)(?:${long})|(?:${long})(?=\\d)`, 'g')

/** A word of a digit as the digit, and one that is glued to digits: `35693803564380NINE`. */
export function withDigitsOfWords(text: string): string {
  const digit = digits.get(text)
  if (digit !== undefined) return digit
  return text.length < 5 ? text : text.replace(besideDigit, (word) => digits.get(word) ?? word)
}
