/** The 36 states and the Federal Capital Territory, spelt as the keys of `public/states.json`. */
export const states = [
  'Abia',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Edo',
  'Ekiti',
  'Enugu',
  'Federal Capital Territory',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kaduna',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Lagos',
  'Nasarawa',
  'Niger',
  'Ogun',
  'Ondo',
  'Osun',
  'Oyo',
  'Plateau',
  'Rivers',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
] as const

export type State = (typeof states)[number]

/** Where somebody or something is, as far as the directory cares. */
export interface Place {
  state: string
  lga: string
}

/** How near two places are: 2 in the same LGA, 1 in the same state, else 0. LGAs of two states share names. */
export function nearness(a: Place, b: Place): 0 | 1 | 2 {
  if (a.state !== b.state) return 0
  return a.lga === b.lga ? 2 : 1
}

/** What people write for a state, beside its own name. `null`: has a state's name in it, names none. */
const alsoWritten: ReadonlyArray<readonly [string, State | null]> = [
  ['Abuja', 'Federal Capital Territory'],
  ['FCT', 'Federal Capital Territory'],
  ['F.C.T', 'Federal Capital Territory'],
  ['Cross Rivers', 'Cross River'],
  ['Nassarawa', 'Nasarawa'],
  ['Katsina Ala', null], // an LGA and river of Benue
  ['Niger Delta', null], // a region of nine states
  ['Niger Republic', null], // the country to the north
  ['Republic of Niger', null],
]

const namings = new Map<string, State | null>([
  ...states.map((state) => [folded(state), state] as const),
  ...alsoWritten.map(([written, state]) => [folded(written), state] as const),
])

// The longest first, so that "Cross River" is never read as its parts.
const anyNaming = new RegExp(
  `(?<![a-z0-9])(?:${[...namings.keys()]
    .sort((a, b) => b.length - a.length)
    .map((naming) => naming.replaceAll('.', '\\.'))
    .join('|')})(?![a-z0-9])`,
  'g',
)

/**
 * The state named in free text, such as `Computer Village, Ikeja, Lagos`; the last one named where there are
 * several, since an address ends with its state. `null` where none is.
 */
export function parseState(text: string): State | null {
  const named = [...folded(text).matchAll(anyNaming)].map(([naming]) => namings.get(naming) ?? null)
  return named.findLast((state) => state !== null) ?? null
}

/** Lower case, no accents (Ọ̀yọ́ → oyo), and one space where there were several, a hyphen or a line break. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Pd}_]+/gu, ' ')
}
